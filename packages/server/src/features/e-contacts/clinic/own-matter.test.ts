import { summarize } from '@tervita/contract/ai';
import {
  acknowledgeRedFlag,
  addNote,
  assignEContact,
  completeEContact,
  countClinicEContacts,
  createClinicEContact,
  getClinicEContact,
  getClinicTimeline,
  listClinicEContacts,
  moveManyEContacts,
  rejectEContact,
  saveReplyDraft,
  sendInquiry,
} from '@tervita/contract/e-contacts';
import { listClinicFiles } from '@tervita/contract/files';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { type Given, given } from '../../../testing/given.ts';
import { threads } from '../../../testing/threads.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

const { sent } = threads(() => test);

it('a nurse who wrote as a patient finds and does nothing to it at work; a colleague does', async () => {
  const scene = await make.clinicWithPatient();
  const { userId } = scene.patient;
  const id = await sent(scene);
  await make.employee(scene.clinicId, { who: scene.patient });
  const as = await make.session(userId, 'PRM_DOCTOR');
  const [params, query, seen] = [{ id }, { clinicId: scene.clinicId }, 1];

  expect((await test.call(listClinicEContacts, { query }, { as })).body.eContacts).toEqual([]);
  expect((await test.call(countClinicEContacts, { query }, { as })).body.incoming).toBe(0);

  const reason = { fixedInfoText: 'INFO_DELIVERED' } as const;
  const many = {
    clinicId: scene.clinicId,
    eContacts: [{ id, version: 1 }],
    action: { kind: 'ASSIGN' as const, assigneeUserId: userId },
  };
  const refused = [
    await test.call(getClinicEContact, { params }, { as }),
    await test.call(getClinicTimeline, { params }, { as }),
    await test.call(assignEContact, { params, body: { assigneeUserId: userId } }, { as, seen }),
    await test.call(sendInquiry, { params, body: { question: 'Kuidas mul läheb?' } }, { as, seen }),
    await test.call(completeEContact, { params, body: reason }, { as, seen }),
    await test.call(rejectEContact, { params, body: { reason: 'OTHER' } }, { as, seen }),
    await test.call(acknowledgeRedFlag, { params }, { as, seen }),
    await test.call(addNote, { params, body: { note: 'Minu enda asi' } }, { as }),
    await test.call(saveReplyDraft, { params, body: { reply: 'Tere', note: '' } }, { as }),
    await test.call(moveManyEContacts, { body: many }, { as }),
    await test.call(listClinicFiles, { params }, { as }),
    await test.call(summarize, { body: { ...query, eContactId: id, locale: 'et' } }, { as }),
  ];
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));

  const colleague = { as: scene.asNurse };
  expect((await test.call(listClinicEContacts, { query }, colleague)).body.eContacts).toHaveLength(1);
  const mine = { params, body: { assigneeUserId: scene.nurse.userId } };
  expect((await test.call(assignEContact, mine, { ...colleague, seen })).status).toBe(200);
});

/** Somebody who is a patient of the clinic and works there. */
const patientAtWork = async () => {
  const scene = await make.clinicWithPatient();
  await make.employee(scene.clinicId, { who: scene.patient });
  return { ...scene, asStaff: await make.session(scene.patient.userId, 'PRM_DOCTOR') };
};
const ownMatter = { status: 468, raw: { code: 'E_CONTACT_OWN_MATTER' } };

it('where no colleague is left it is theirs to see: nobody else would', async () => {
  const scene = await patientAtWork();
  const id = await sent(scene, scene.asPatient, scene.patient.personId, 'Ma ei saa hingata');
  const query = { clinicId: scene.clinicId };
  const found = async () =>
    (await test.call(listClinicEContacts, { query }, { as: scene.asStaff })).body.eContacts.map(
      (row) => row.id,
    );
  expect(await found()).toEqual([]);
  await sql`update employee set deleted_at = now() where clinic_id = ${scene.clinicId}
    and user_id = ${scene.nurse.userId}`.execute(test.database.system);
  expect(await found()).toEqual([id]);
  expect((await test.call(getClinicEContact, { params: { id } }, { as: scene.asStaff })).status).toBe(200);
});

it('nobody is made responsible for their own matter', async () => {
  const scene = await patientAtWork();
  const [as, id] = [scene.asNurse, await sent(scene)];
  const assigneeUserId = scene.patient.userId;
  const body = { assigneeUserId };
  expect(await test.call(assignEContact, { params: { id }, body }, { as, seen: 1 })).toMatchObject(ownMatter);
  const action = { kind: 'ASSIGN' as const, assigneeUserId };
  const many = { clinicId: scene.clinicId, eContacts: [{ id, version: 1 }], action };
  const { body: answer } = await test.call(moveManyEContacts, { body: many }, { as });
  expect(answer).toEqual({ moved: [], left: [{ id, code: 'E_CONTACT_OWN_MATTER' }] });
});

it('nobody of the staff begins one about themselves or whom they speak for', async () => {
  const scene = await patientAtWork();
  const child = await make.person({ birthDate: '2019-05-06' });
  await make.member(scene.clinicId, child.personId);
  await make.represented(scene.patient.userId, child.personId, { knownAt: scene.clinicId });
  const { rows } = await sql<{ id: string; isMe: boolean }>`
    select id, person_id = ${scene.patient.personId} as "isMe" from clinic_member
    where clinic_id = ${scene.clinicId} order by "isMe"`.execute(test.database.system);
  for (const { id, isMe } of rows) {
    const body = {
      clinicId: scene.clinicId,
      clinicMemberId: id,
      kind: 'AS_PATIENT' as const,
      eContactType: 'COUGH' as const,
      text: 'Köha',
      ...(isMe ? { email: 'mari@example.com' } : { representativeUserId: scene.patient.userId }),
    };
    expect(await test.call(createClinicEContact, { body }, { as: scene.asStaff })).toMatchObject(ownMatter);
  }
  expect(rows).toHaveLength(2);
});

it('an e-contact of the same patient does not name the one that is their own', async () => {
  const scene = await patientAtWork();
  const child = await make.person({ birthDate: '2019-05-06' });
  const knownAt = { knownAt: scene.clinicId };
  const record = await make.represented(scene.patient.userId, child.personId, knownAt);
  const own = await sent(scene, scene.asPatient, record);
  const id = await sent(scene, scene.asPatient, record, 'Teine');
  const parent = await make.person();
  // The second was written by the other parent.
  await sql`update e_contact set creator_user_id = ${parent.userId} where id = ${id}`.execute(
    test.database.system,
  );
  const read = async (as: string) => (await test.call(getClinicEContact, { params: { id } }, { as })).body;
  expect(await read(scene.asNurse)).toMatchObject({ earlier: [{ id: own }], follows: { id: own } });
  expect(await read(scene.asStaff)).toMatchObject({ earlier: [], follows: null });
});
