import {
  answerInquiry,
  getClinicTimeline,
  listPatientEContacts,
  sendEContactText,
  sendInquiry,
} from '@tervita/contract/e-contacts';
import { answerMembership, whoActsForMe } from '@tervita/contract/persons';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { eventually } from '../../../testing/eventually.ts';
import { type Given, given } from '../../../testing/given.ts';
import { letters } from '../../../testing/letter-scene.ts';
import { mergeAccounts } from '../../auth/index.ts';

let test: TestApp;
let make: Given;
let post: ReturnType<typeof letters>;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
  post = letters(test, make);
  await test.app.startWorker();
});
afterAll(() => test.close());

const keptBy = async (as: string) => (await test.call(whoActsForMe, {}, { as })).body.clinics;
const memberRow = async (id: string) => {
  const { rows } = await sql<{ phone: string; confirmed: boolean; by: string | null; person: string }>`
    select phone, confirmed_at is not null as confirmed, confirmed_by as by, person_id as person
    from clinic_member where id = ${id}`.execute(test.database.system);
  return rows[0];
};

describe('a letter’s link', () => {
  it.each([
    ['another first name and surname', { firstName: 'Liis', surname: 'Tamm' }],
    ['another code that they only typed', { typedCode: '37004050019' }],
    ['another code that they proved', { code: '37004050027' }],
  ])('does not open for somebody of %s, and the answer tells nothing', async (_what, self) => {
    const reader = await post.mailboxReader(self);
    const scene = await post.writtenTo(reader.email);
    const refused = await post.open(reader.as, scene.token);
    const unknown = await post.open(reader.as, 'x'.repeat(43));
    expect(refused.raw).toMatchObject({ code: 'CLAIM_LINK_REFUSED' });
    expect(refused.status).toBe(unknown.status);
    expect(await post.threadsOf(reader.as)).toEqual([]);
  });

  it('opens for somebody who has changed one name', async () => {
    const reader = await post.mailboxReader({ surname: 'Vana' });
    const scene = await post.writtenTo(reader.email);
    expect((await post.open(reader.as, scene.token)).body.eContactId).toBe(scene.id);
  });

  it('gives the letter and nothing else: not the earlier call, not the record', async () => {
    const reader = await post.mailboxReader();
    const scene = await post.writtenTo(reader.email);
    expect((await post.open(reader.as, scene.token)).status).toBe(200);
    expect(await post.threadsOf(reader.as)).toEqual([scene.id]);
    expect((await post.timelineOf(reader.as, scene.id)).body.entries).toHaveLength(1);
    expect((await post.timelineOf(reader.as, scene.callId)).status).toBe(404);
    expect(await memberRow(scene.clinicMemberId)).toMatchObject({ phone: '+37256565656', confirmed: false });
    expect(await keptBy(reader.as)).toEqual([]);
    const { body } = await test.call(listPatientEContacts, { query: {} }, { as: reader.as });
    expect(body.eContacts[0]).toMatchObject({
      patient: { personId: reader.personId, isMe: true },
      creator: { name: 'Uno Uus', isMe: true },
    });
  });

  it('leaves whoever opened it a first-time patient, with a record of their own', async () => {
    const reader = await post.mailboxReader();
    const scene = await post.writtenTo(reader.email);
    await post.open(reader.as, scene.token);
    const body = { eContactType: 'COUGH', clinicId: scene.clinicId, text: 'Köha' } as const;
    const sent = await test.call(
      sendEContactText,
      { body: { ...body, patientPersonId: reader.personId } },
      { as: reader.as },
    );
    const read = await scene.read(sent.body.id);
    expect(read.membershipPending).toBe(true);
    expect(read.patient.clinicMemberId).not.toBe(scene.clinicMemberId);
    expect(read.follows).toBeNull();
    expect((await scene.read()).earlier.map(({ id }) => id)).toEqual([scene.callId]);
  });

  it('is answered under the own name; the reply comes as to any account, and a later letter opens its thread too', async () => {
    const reader = await post.mailboxReader({ surname: 'Vana' });
    const scene = await post.writtenTo(reader.email);
    await post.open(reader.as, scene.token);
    const reply = { params: { id: scene.id }, body: { answer: 'Aitäh', answerFileIds: [] } };
    expect((await test.call(answerInquiry, reply, { as: reader.as, seen: 1 })).status).toBe(200);
    const { body } = await test.call(getClinicTimeline, { params: { id: scene.id } }, { as: scene.asNurse });
    expect(body.entries.at(-1)).toMatchObject({
      author: { kind: 'PATIENT', name: 'Uno Vana' },
      direction: 'PATIENT_TO_CLINIC',
    });
    const before = test.mails.length;
    const again = { params: { id: scene.id }, body: { question: 'Kas on parem?' } };
    expect((await test.call(sendInquiry, again, { as: scene.asNurse, seen: 2 })).status).toBe(200);
    const told = await eventually(() => {
      const mail = test.mails.slice(before).find(({ to }) => to === reader.email);
      expect(mail).toBeDefined();
      return mail;
    });
    expect(told?.text).not.toContain('/claim-e-contact#');
    const laterId = await scene.write('TO_PATIENT', 'Veel üks kiri');
    const later = (await post.linksTo(reader.email, 3)).at(-1) ?? '';
    expect(await post.threadsOf(reader.as)).toEqual([scene.id]);
    expect((await post.open(reader.as, later)).body.eContactId).toBe(laterId);
    expect((await post.threadsOf(reader.as)).sort()).toEqual([scene.id, laterId].sort());
  });

  it('gives the whole record to whoever has proved its code', async () => {
    const code = post.newCode();
    const reader = await post.mailboxReader({ code });
    const scene = await post.writtenTo(reader.email, { code });
    expect((await post.open(reader.as, scene.token)).status).toBe(200);
    expect((await post.threadsOf(reader.as)).sort()).toEqual([scene.id, scene.callId].sort());
    expect(await memberRow(scene.clinicMemberId)).toMatchObject({ by: 'LINK', person: reader.personId });
    expect((await scene.read()).letterReaders).toEqual([]);
  });

  it('that two accounts have opened goes with them when they become one', async () => {
    const reader = await post.mailboxReader();
    const kept = await post.mailboxReader();
    const scene = await post.writtenTo(reader.email);
    await post.open(reader.as, scene.token);
    const reply = { params: { id: scene.id }, body: { answer: 'Aitäh', answerFileIds: [] } };
    await test.call(answerInquiry, reply, { as: reader.as, seen: 1 });
    await test.database.write('tervita_system', {}, (tx) => mergeAccounts(tx, reader, kept));
    expect(await post.threadsOf(kept.as)).toEqual([scene.id]);
    const { entries } = (await post.timelineOf(kept.as, scene.id)).body;
    expect(entries.at(-1)?.author.me).toBe(true);
    expect((await scene.read()).letterReaders).toHaveLength(1);
  });
});

describe('the owner of the record, with a digital ID', () => {
  it('is asked whether it is theirs; after a yes whoever opened the letter reads nothing any more', async () => {
    const reader = await post.mailboxReader();
    const scene = await post.writtenTo(reader.email);
    await post.open(reader.as, scene.token);
    const owner = await post.mailboxReader({ code: scene.code });
    const as = await post.withDigitalId(owner);
    const [asked] = await keptBy(as);
    expect(asked).toMatchObject({ clinicMemberId: scene.clinicMemberId, confirmedAt: null });
    const yes = { params: { id: scene.clinicMemberId }, body: { isRight: true } };
    expect((await test.call(answerMembership, yes, { as })).status).toBe(200);
    expect((await post.threadsOf(as)).sort()).toEqual([scene.id, scene.callId].sort());
    expect((await post.timelineOf(reader.as, scene.id)).status).toBe(404);
    expect((await scene.read()).letterReaders).toMatchObject([{ decision: 'REFUSED', decidedByName: null }]);
  });

  it('who opened the letter before proving the code is asked like anybody, and the notice is gone', async () => {
    const reader = await post.mailboxReader();
    const scene = await post.writtenTo(reader.email);
    await post.open(reader.as, scene.token);
    await sql`update person set personal_code = ${scene.code} where id = ${reader.personId}`.execute(
      test.database.system,
    );
    const as = await post.withDigitalId(reader);
    expect(await keptBy(as)).toMatchObject([{ clinicMemberId: scene.clinicMemberId, confirmedAt: null }]);
    const yes = { params: { id: scene.clinicMemberId }, body: { isRight: true } };
    expect((await test.call(answerMembership, yes, { as })).status).toBe(200);
    expect((await post.threadsOf(as)).sort()).toEqual([scene.id, scene.callId].sort());
    expect((await scene.read()).letterReaders).toMatchObject([{ decision: 'CONFIRMED' }]);
  });
});

describe('the birth date', () => {
  it('is tried five times for all the letters of a thread', async () => {
    const reader = await post.mailboxReader();
    const scene = await post.writtenTo(reader.email);
    const tryWrong = async (token: string, times: number) => {
      for (let day = 10; day < 10 + times; day += 1) await post.open(reader.as, token, `1970-04-${day}`);
    };
    const again = async (version: number, links: number) => {
      const body = { question: 'Kas lugesite?' };
      await test.call(sendInquiry, { params: { id: scene.id }, body }, { as: scene.asNurse, seen: version });
      return (await post.linksTo(reader.email, links)).at(-1) ?? '';
    };
    // Two letters of the three that bring new tries on one day; then a fourth, which brings none.
    const second = await again(1, 3);
    const third = await again(2, 4);
    await tryWrong(second, 2);
    await tryWrong(third, 1);
    const fourth = await again(3, 5);
    expect((await scene.read()).isLetterLocked).toBe(false);
    await tryWrong(fourth, 2);
    expect((await scene.read()).isLetterLocked).toBe(true);
    expect((await post.open(reader.as, scene.token)).raw.code).toBe('CLAIM_LINK_REFUSED');
    expect((await post.open(reader.as, fourth)).raw.code).toBe('CLAIM_LINK_REFUSED');
    await sql`update e_contact_claim set created_at = created_at - interval '2 days'
      where e_contact_id = ${scene.id}`.execute(test.database.system);
    const fifth = await again(4, 6);
    expect((await scene.read()).isLetterLocked).toBe(false);
    expect((await post.open(reader.as, fifth)).body.eContactId).toBe(scene.id);
  });

  it('is not guessed by many tries at the same moment', async () => {
    const reader = await post.mailboxReader();
    const scene = await post.writtenTo(reader.email);
    const days = Array.from({ length: 12 }, (_, index) => `1970-05-${index + 10}`);
    await Promise.all(days.map((day) => post.open(reader.as, scene.token, day)));
    expect((await post.open(reader.as, scene.token)).raw.code).toBe('CLAIM_LINK_REFUSED');
  });
});
