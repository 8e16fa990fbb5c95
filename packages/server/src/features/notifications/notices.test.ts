import { completeEContact, sendEContactText, sendInquiry } from '@tervita/contract/e-contacts';
import { listDeadJobs, replayDeadJob } from '@tervita/contract/platform-admin';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import type { Mail, Mailer } from '../../integrations/mail/smtp.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '../../testing/app.ts';
import { makeJobsDue } from '../../testing/due-jobs.ts';
import { eventually } from '../../testing/eventually.ts';
import { type Given, given } from '../../testing/given.ts';

let test: TestApp;
afterEach(() => test.close());

type Scene = Awaited<ReturnType<Given['clinicWithPatient']>>;
const replied = async (options: TestAppOptions = {}) => {
  test = await startTestApp(options);
  const scene = await given(test.database).clinicWithPatient();
  const body = {
    eContactType: 'COUGH',
    patientPersonId: scene.patient.personId,
    clinicId: scene.clinicId,
    text: 'Köha',
  } as const;
  const { id } = (await test.call(sendEContactText, { body }, { as: scene.asPatient })).body;
  await test.call(
    sendInquiry,
    { params: { id }, body: { question: 'Kas palavik on?' } },
    { as: scene.asNurse, seen: 1 },
  );
  return { scene, id };
};
const noticeOf = async (id: string) => {
  const { rows } = await sql<{
    status: string;
    attempts: number;
  }>`select status, attempts from notice where e_contact_id = ${id} and channel = 'EMAIL'`.execute(
    test.database.system,
  );
  return rows;
};
const outOfTries = () =>
  sql`update jobs.job set retry_limit = retry_count where state in ('created', 'retry', 'active')`.execute(
    test.database.system,
  );

const failing = (times: number, sent: Mail[]): Mailer => {
  let left = times;
  return {
    send: async (mail) => {
      left -= 1;
      if (left >= 0) throw new Error('the mail server is away');
      sent.push(mail);
    },
    close: () => undefined,
  };
};

describe('the patient is told by e-mail', () => {
  it('with the name of the clinic and a link, and no word of the answer', async () => {
    const { scene, id } = await replied();
    await test.app.startWorker();
    await eventually(() => expect(test.mails).toHaveLength(1));
    const [mail] = test.mails;
    expect(mail).toMatchObject({ to: scene.patient.email });
    expect(mail?.text).toContain(`/e-contacts/${id}/timeline`);
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/palavik|köha|BACK_PAIN|COUGH/i);
    await eventually(async () => expect(await noticeOf(id)).toEqual([{ status: 'SENT', attempts: 1 }]));
  });

  it('also when it was closed with the answer', async () => {
    const { scene, id } = await replied();
    await test.call(
      completeEContact,
      { params: { id }, body: { infoText: 'Korras' } },
      { as: scene.asNurse, seen: 2 },
    );
    await test.app.startWorker();
    await eventually(() => expect(test.mails).toHaveLength(2));
    expect(new Set(test.mails.map(({ messageId }) => messageId)).size).toBe(2);
  });

  it('again after a failure, under the same reference, and only once in the end', async () => {
    const sent: Mail[] = [];
    const { id } = await replied({ mailer: failing(2, sent) });
    await test.app.startWorker();
    await eventually(async () => {
      await makeJobsDue(test.database);
      expect(await noticeOf(id)).toEqual([{ status: 'SENT', attempts: 3 }]);
    });
    expect(sent).toHaveLength(1);
  });

  it('without a pause between those that wait', async () => {
    const { scene, id } = await replied();
    for (let seen = 2; seen <= 30; seen += 1)
      await test.call(
        sendInquiry,
        { params: { id }, body: { question: `Küsimus ${seen}` } },
        { as: scene.asNurse, seen },
      );
    await test.app.startWorker();
    await eventually(() => expect(test.mails).toHaveLength(30));
    expect(new Set(test.mails.map(({ messageId }) => messageId)).size).toBe(30);
  });

  it('one that cannot be sent does not hold up the others', async () => {
    const sent: Mail[] = [];
    const { scene, id } = await replied({ mailer: failing(1, sent) });
    for (let seen = 2; seen <= 5; seen += 1)
      await test.call(
        sendInquiry,
        { params: { id }, body: { question: `Küsimus ${seen}` } },
        { as: scene.asNurse, seen },
      );
    await test.app.startWorker();
    // Told a moment after the letter has gone: the one that failed waits ten seconds, so it is not among them.
    await eventually(async () => {
      const attempts = (await noticeOf(id)).map((notice) => `${notice.status} ${notice.attempts}`).sort();
      expect(attempts).toEqual(['SENT 1', 'SENT 1', 'SENT 1', 'SENT 1', 'WAITING 1']);
    });
    expect(sent).toHaveLength(4);
  });

  it('a refused change tells nobody: the job is part of its transaction', async () => {
    const { scene, id } = await replied();
    const before = await sql<{ n: number }>`select count(*)::int as n from jobs.job`.execute(
      test.database.system,
    );
    const late = await test.call(
      sendInquiry,
      { params: { id }, body: { question: 'Veel üks' } },
      { as: scene.asNurse, seen: 1 },
    );
    expect(late.status).toBe(469);
    const after = await sql<{ n: number }>`select count(*)::int as n from jobs.job`.execute(
      test.database.system,
    );
    expect(after.rows).toEqual(before.rows);
  });
});

describe('what failed for the last time', () => {
  const deadFor = async (scene: Scene, make: Given) => {
    const admin = await make.platformAdmin();
    const as = await make.session(admin.userId, 'PRM_TERVITA_ADMIN');
    expect((await test.call(listDeadJobs, {}, { as: scene.asNurse })).status).toBe(403);
    return as;
  };

  it('is seen by the platform admin and can be sent again', async () => {
    const sent: Mail[] = [];
    const { scene } = await replied({ mailer: failing(1, sent) });
    await outOfTries();
    await test.app.startWorker();
    const as = await deadFor(scene, given(test.database));
    const dead = await eventually(async () => {
      const { body } = await test.call(listDeadJobs, {}, { as });
      expect(body.jobs).toHaveLength(1);
      return body.jobs[0];
    });
    expect(dead?.name).toBe('notifications');
    const replay = () => test.call(replayDeadJob, { params: { id: dead?.id ?? '' } }, { as });
    // Two who press at once, and one who presses once it was done: it happens once.
    const both = await Promise.all([replay(), replay()]);
    expect(both.map(({ status }) => status)).toContain(200);
    await eventually(() => expect(sent).toHaveLength(1));
    await eventually(async () => {
      const { rows } =
        await sql`select from jobs.job where id = ${dead?.id ?? ''} and state = 'completed'`.execute(
          test.database.system,
        );
      expect(rows).toHaveLength(1);
    });
    expect((await replay()).status).toBe(404);
    expect((await test.call(listDeadJobs, {}, { as })).body.jobs).toEqual([]);
    expect(sent).toHaveLength(1);
  });
});
