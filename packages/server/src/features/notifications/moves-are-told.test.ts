import {
  completeEContact,
  createClinicEContact,
  rejectEContact,
  reopenEContact,
  sendInquiry,
} from '@tervita/contract/e-contacts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { type Given, given } from '../../testing/given.ts';
import { threads } from '../../testing/threads.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp({ env: { UNDO_SECONDS: '3' } });
  await test.app.startWorker();
  make = given(test.database);
});
afterAll(() => test.close());

const { sent } = threads(() => test);
const begun = async () => {
  const scene = await make.clinicWithPatient();
  return { ...scene, params: { id: await sent(scene) } };
};
/** Every letter, in the order it came. */
const arrive = (address: string, ...endings: string[]) =>
  eventually(() => {
    const subjects = test.mails.filter(({ to }) => to === address).map(({ subject }) => subject);
    expect(subjects.map((subject) => endings.find((ending) => subject.endsWith(ending)))).toEqual(endings);
  });

it('what staff do to an e-contact is told: closed without a word, opened again, answered, refused', async () => {
  const { params, patient, asNurse } = await begun();
  const archived = { infoText: '', fixedInfoText: 'RESOLVED_OUTSIDE' as const };
  await test.call(completeEContact, { params, body: archived }, { as: asNurse, seen: 1 });
  await arrive(patient.email, ' lõpetas Teie e-kontakti');
  await test.call(reopenEContact, { params, body: { reason: 'WRONG_INFO' } }, { as: asNurse, seen: 2 });
  await arrive(patient.email, ' lõpetas Teie e-kontakti', ' avas Teie e-kontakti uuesti');

  const other = await begun();
  const rejection = { params: other.params, body: { reason: 'OTHER' as const } };
  expect((await test.call(rejectEContact, rejection, { as: other.asNurse, seen: 1 })).status).toBe(200);
  await arrive(other.patient.email, ' ei võtnud Teie e-kontakti vastu');
});

it('a reply that can be taken back is told when it has gone, not before', async () => {
  const { params, patient, asNurse } = await begun();
  const body = { question: 'Kas palavik on?', undoable: true };
  const sent = await test.call(sendInquiry, { params, body }, { as: asNurse, seen: 1 });
  expect(sent.body.planned).not.toBeNull();
  const { rows } = await sql`
    select from jobs.job where name in ('notifications', 'push-notices')
      and data -> 'ids' ->> 'eContactId' = ${params.id}`.execute(test.database.system);
  expect(rows).toEqual([]);
  await arrive(patient.email, ' vastas Teile');
});

it('what staff begin is told: a message of theirs, or what the patient said by phone', async () => {
  const { clinicId, patient, asNurse } = await begun();
  const member = await test.database.system
    .selectFrom('clinic_member')
    .select('id')
    .where('person_id', '=', patient.personId)
    .executeTakeFirstOrThrow();
  const body = { clinicId, clinicMemberId: member.id, eContactType: 'COUGH', text: 'Tere' } as const;
  const create = (kind: 'TO_PATIENT' | 'AS_PATIENT', openedAt?: string) =>
    test.call(
      createClinicEContact,
      { body: { ...body, kind, ...(openedAt ? { openedAt } : {}) } },
      { as: asNurse },
    );
  const first = await create('TO_PATIENT', new Date(Date.now() + 86_400_000).toISOString());
  expect(first.status).toBe(200);
  await arrive(patient.email, ' kirjutas Teile');
  expect((await create('AS_PATIENT')).status).toBe(200);
  await arrive(patient.email, ' kirjutas Teile', ' avas Teile e-kontakti');
  const { rows } = await sql`
    select from jobs.job where data ->> 'type' = 'e-contact.reply-opens' and name = 'notifications'
      and data -> 'ids' ->> 'eContactId' = ${first.body.id}`.execute(test.database.system);
  expect(rows).toHaveLength(1);
});
