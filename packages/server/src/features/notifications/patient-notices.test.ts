import { answerInquiry, sendEContactText, sendInquiry } from '@tervita/contract/e-contacts';
import { updatePushEndpoint } from '@tervita/contract/notifications';
import { type Language, languages } from '@tervita/domain/core';
import type { EContactEvent } from '@tervita/domain/e-contacts';
import { type NoticeKind, noticeKinds } from '@tervita/domain/notifications';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../core/clock.ts';
import type { Mail } from '../../integrations/mail/smtp.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { makeJobsDue } from '../../testing/due-jobs.ts';
import { eventually } from '../../testing/eventually.ts';
import { type Given, given, type Person } from '../../testing/given.ts';
import { pushServiceForTests } from '../../testing/push-service.ts';
import { patientMails, patientPushes } from './index.ts';

let test: TestApp;
let make: Given;
let service: Awaited<ReturnType<typeof pushServiceForTests>>;
beforeAll(async () => {
  service = await pushServiceForTests();
  test = await startTestApp({ pusher: service.pusher });
  make = given(test.database);
});
afterAll(async () => {
  await test.close();
  await service.close();
});

const events: Record<NoticeKind, EContactEvent> = {
  clinicAnswered: 'e-contact.replied',
  closed: 'e-contact.completed',
  archived: 'e-contact.archived',
  rejected: 'e-contact.rejected',
  reopened: 'e-contact.reopened',
  clinicWrote: 'e-contact.opened-by-clinic',
  writtenDown: 'e-contact.opened-by-clinic',
  replyOpened: 'e-contact.reply-opens',
};
const opensAt = new Date(Date.now() + 86_400_000).toISOString();

/** An e-contact that the clinic has answered, for whoever writes. */
const answered = async (over: { patient?: Person; writer?: Person; openedAt?: string } = {}) => {
  const scene = await make.clinicWithPatient();
  const writer = over.writer ?? over.patient ?? scene.patient;
  const patient = over.patient ?? scene.patient;
  if (over.patient) await make.member(scene.clinicId, over.patient.personId);
  const as = await make.session(writer.userId);
  const body = {
    eContactType: 'COUGH',
    patientPersonId:
      writer === patient
        ? patient.personId
        : await make.represented(writer.userId, patient.personId, { knownAt: scene.clinicId }),
    clinicId: scene.clinicId,
    text: 'Köha ja palavik',
  } as const;
  const { id } = (await test.call(sendEContactText, { body }, { as })).body;
  const reply = { question: 'Kas palavik on?', openedAt: over.openedAt ?? null };
  await test.call(sendInquiry, { params: { id }, body: reply }, { as: scene.asNurse, seen: 1 });
  return { ...scene, id, writer, patient, as };
};
const deviceOf = async (as: string) => {
  const { id, pushEndpoint } = await service.subscribe();
  await test.call(updatePushEndpoint, { body: { pushEndpoint } }, { as });
  return id;
};

const mails: Mail[] = [];
const deps = () => ({
  database: test.database,
  mailer: { send: async (mail: Mail) => void mails.push(mail), close: () => undefined },
  publicUrl: 'https://tervita.example',
  fallbackLanguage: 'et' as Language,
  clock: systemClock,
});
const publish = async () => undefined;
const happens = async (kind: NoticeKind, id: string, of: number | string = 2) => {
  const event = { type: events[kind], key: `${id}:${of}`, ids: { eContactId: id } };
  await patientMails(deps()).handle(event, publish);
  await patientPushes(deps(), service.pusher).handle(event, publish);
};
const mailsTo = ({ email }: Person) => mails.filter(({ to }) => to === email);
const noticesOf = async (id: string) => {
  const rows = await test.database.system
    .selectFrom('notice')
    .select(['kind', 'channel', 'status'])
    .where('e_contact_id', '=', id)
    .orderBy('channel')
    .execute();
  return rows.map(({ kind, channel, status }) => `${kind} ${channel} ${status}`);
};

describe.each(noticeKinds)('%s', (kind) => {
  it.each(languages)(
    'is told in %s by e-mail and on the device, without health content',
    async (language) => {
      const { id, writer, as, clinicId } = await answered(
        kind === 'replyOpened' ? { openedAt: opensAt } : {},
      );
      await sql`update app_user set language = ${language} where id = ${writer.userId}`.execute(
        test.database.system,
      );
      const clinic = await test.database.system
        .selectFrom('clinic')
        .select('name')
        .where('id', '=', clinicId)
        .executeTakeFirstOrThrow();
      const device = await deviceOf(as);
      if (kind === 'writtenDown')
        await sql`update e_contact set creator_kind = 'CLINIC' where id = ${id}`.execute(
          test.database.system,
        );
      await happens(kind, id, kind === 'replyOpened' ? opensAt : 2);

      const [mail, ...more] = mailsTo(writer);
      expect(more).toEqual([]);
      expect(mail?.subject).toContain(clinic.name);
      expect(mail?.text).toContain(`https://tervita.example/e-contacts/${id}/timeline`);
      const [push, ...others] = await service.received(device);
      expect(others).toEqual([]);
      expect(push?.topic).toBe(id.replaceAll('-', ''));
      expect(push?.ttl).toBeGreaterThan(3_600);
      expect(JSON.parse(push?.text ?? '')).toEqual({
        title: mail?.subject,
        body: expect.stringMatching(/\S/),
        path: `/e-contacts/${id}/timeline`,
        tag: id,
        language,
      });
      expect(`${mail?.subject}${mail?.text}${push?.text}`).not.toMatch(/palavik|köha|cough|undefined/i);
      expect(await noticesOf(id)).toEqual([`${kind} EMAIL SENT`, `${kind} PUSH SENT`]);
    },
  );
});

describe('a notice', () => {
  it('is sent once, however often the event comes', async () => {
    const { id, writer, as } = await answered();
    const device = await deviceOf(as);
    for (let times = 0; times < 3; times += 1) await happens('clinicAnswered', id);
    expect(mailsTo(writer)).toHaveLength(1);
    expect((await service.asked()).filter(({ path }) => path === `/push/${device}`)).toHaveLength(1);
  });

  it('goes to every device of the person', async () => {
    const { id, as, writer } = await answered();
    const devices = [await deviceOf(as), await deviceOf(await make.session(writer.userId))];
    await happens('clinicAnswered', id);
    for (const device of devices) expect(await service.received(device)).toHaveLength(1);
  });

  it('of what the patient did themselves is none', async () => {
    const { id, writer, as } = await answered();
    const device = await deviceOf(as);
    await happens('reopened', id, 1);
    expect(mailsTo(writer)).toEqual([]);
    expect(await service.received(device)).toEqual([]);
  });
});

describe('who wrote for somebody else', () => {
  const forChild = async () => {
    const [parent, child] = [await make.person(), await make.person()];
    const scene = await answered({ patient: child, writer: parent });
    const devices = {
      parent: await deviceOf(scene.as),
      child: await deviceOf(await make.session(child.userId)),
    };
    return { ...scene, parent, child, devices };
  };

  it('is told while they represent them', async () => {
    const { id, parent, child, devices } = await forChild();
    await happens('closed', id);
    expect([mailsTo(parent).length, mailsTo(child).length]).toEqual([1, 0]);
    expect(await service.received(devices.parent)).toHaveLength(1);
    expect(await service.received(devices.child)).toEqual([]);
  });

  it('is told nothing after that; the patient is', async () => {
    const { id, parent, child, devices } = await forChild();
    await sql`update representation set ended_at = now() where user_id = ${parent.userId}`.execute(
      test.database.system,
    );
    await happens('closed', id);
    expect([mailsTo(parent).length, mailsTo(child).length]).toEqual([0, 1]);
    expect(await service.received(devices.parent)).toEqual([]);
    expect(await service.received(devices.child)).toHaveLength(1);
  });
});

describe('somebody without an account', () => {
  it('is written to at the address that the clinic has, when the clinic wrote first', async () => {
    const { id, clinicId, nurse } = await answered();
    const email = 'not.registered@example.com';
    await sql`
      with p as (insert into person (id, country, first_name, surname, sex, created_at, updated_at)
        values (gen_random_uuid(), 'EE', 'Uno', 'Uus', 'MALE', now(), now()) returning *),
      m as (insert into clinic_member (id, clinic_id, person_id, status, first_name, surname, sex, email, created_at, updated_at)
        select gen_random_uuid(), ${clinicId}, id, 'MEMBER', first_name, surname, sex, ${email}, now(), now() from p returning *)
      update e_contact set creator_kind = 'CLINIC', creator_user_id = ${nurse.userId}, clinic_member_id = m.id,
        patient_person_id = m.person_id, language = 'ru' from m where e_contact.id = ${id}`.execute(
      test.database.system,
    );
    await happens('clinicWrote', id);
    const [mail] = mails.filter(({ to }) => to === email);
    expect(mail?.subject).toMatch(/^Для вас создан э-контакт/);
    expect(await noticesOf(id)).toEqual(['writtenDown EMAIL SENT']);
  });
});

describe('a reply that may be answered later', () => {
  it('puts its notice away until then, together with the reply', async () => {
    const { id } = await answered({ openedAt: opensAt });
    const { rows } = await sql<{ name: string; start_after: Date }>`
      select name, start_after from jobs.job where data ->> 'type' = 'e-contact.reply-opens'
        and data -> 'ids' ->> 'eContactId' = ${id} order by name`.execute(test.database.system);
    const at = new Date(opensAt);
    expect(rows).toEqual([
      { name: 'notifications', start_after: at },
      { name: 'push-notices', start_after: at },
    ]);
  });

  it('says nothing when the clinic has written again meanwhile', async () => {
    const { id, writer, asNurse } = await answered({ openedAt: opensAt });
    const body = { question: 'Kirjutage kohe', openedAt: null };
    await test.call(sendInquiry, { params: { id }, body }, { as: asNurse, seen: 2 });
    await happens('replyOpened', id, opensAt);
    expect(mailsTo(writer)).toEqual([]);
  });

  it('says nothing when it was answered meanwhile', async () => {
    const { id, writer, as } = await answered();
    const body = { answer: 'Parem' };
    await test.call(answerInquiry, { params: { id }, body }, { as, seen: 2 });
    await happens('replyOpened', id, opensAt);
    expect(mailsTo(writer)).toEqual([]);
  });

  it('is told by the worker when the time has come', async () => {
    const { id, writer, as } = await answered({ openedAt: opensAt });
    const device = await deviceOf(as);
    await test.app.startWorker();
    const subjects = () => test.mails.filter(({ to }) => to === writer.email).map(({ subject }) => subject);
    await eventually(() => expect(subjects()).toEqual([expect.stringMatching(/ vastas Teile$/)]));
    await eventually(async () => expect(await service.received(device)).toHaveLength(1));
    await makeJobsDue(test.database, { ids: { eContactId: id } });
    await eventually(() => expect(subjects()[1]).toMatch(/ ootab Teie vastust$/));
    // The newer took the place of the older, which the device had not fetched.
    await eventually(async () => {
      const texts = (await service.received(device)).map(({ text }) => text);
      expect(texts).toEqual([expect.stringContaining('ootab Teie vastust')]);
    });
  });
});
