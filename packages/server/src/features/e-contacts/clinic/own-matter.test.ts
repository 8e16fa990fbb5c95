import { summarize } from '@tervita/contract/ai';
import {
  acceptEContact,
  acknowledgeRedFlag,
  addNote,
  assignEContact,
  completeEContact,
  countClinicEContacts,
  createClinicEContact,
  decideRepresentation,
  getClinicEContact,
  getClinicTimeline,
  listClinicEContacts,
  moveManyEContacts,
  rejectEContact,
  saveReplyDraft,
  sendInquiry,
} from '@tervita/contract/e-contacts';
import { listClinicFiles } from '@tervita/contract/files';
import { addPatient } from '@tervita/contract/patients';
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
    await test.call(
      saveReplyDraft,
      { params, body: { reply: 'Tere', note: '', replaces: { reply: '', note: '' } } },
      { as },
    ),
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

/** A colleague entered the nurse as a patient, by personal code; the nurse has not said that the record is theirs. */
const withRecordNotJoined = async () => {
  const scene = await make.clinicWithPatient();
  const self = await make.employee(scene.clinicId);
  const asSelf = await make.session(self.userId, 'PRM_DOCTOR');
  const { rows } = await sql<{ firstName: string; surname: string; personalCode: string }>`
    select first_name as "firstName", surname, personal_code as "personalCode" from person
    where id = ${self.personId}`.execute(test.database.system);
  const [identity] = rows;
  if (!identity) throw new Error('no such person');
  return { ...scene, self, asSelf, identity };
};

it('nobody works on an own record that is not joined to their account, by the same personal code', async () => {
  const scene = await withRecordNotJoined();
  const [{ clinicId, asSelf, asNurse }, query] = [scene, { clinicId: scene.clinicId }];
  const body = { clinicId, ...scene.identity, email: 'self@example.com' };
  const { clinicMemberId } = (await test.call(addPatient, { body }, { as: asNurse })).body;
  const words = {
    clinicId,
    clinicMemberId,
    kind: 'AS_PATIENT',
    eContactType: 'COUGH',
    text: 'Köha',
  } as const;
  expect(await test.call(createClinicEContact, { body: words }, { as: asSelf })).toMatchObject(ownMatter);
  const { id } = (await test.call(createClinicEContact, { body: words }, { as: asNurse })).body;

  const params = { id };
  const found = async (as: string) =>
    (await test.call(listClinicEContacts, { query }, { as })).body.eContacts.map((row) => row.id);
  expect(await found(asNurse)).toEqual([id]);
  expect(await found(asSelf)).toEqual([]);
  expect((await test.call(getClinicEContact, { params }, { as: asSelf })).status).toBe(404);
  const question = { params, body: { question: 'Kuidas mul läheb?' } };
  expect((await test.call(sendInquiry, question, { as: asSelf, seen: 1 })).status).toBe(404);
  const toSelf = { params, body: { assigneeUserId: scene.self.userId } };
  expect(await test.call(assignEContact, toSelf, { as: asNurse, seen: 1 })).toMatchObject(ownMatter);

  await sql`update employee set deleted_at = now() where clinic_id = ${clinicId}
    and user_id = ${scene.nurse.userId}`.execute(test.database.system);
  expect(await found(asSelf)).toEqual([id]);
});

it('nobody confirms as clinic that somebody acts for them, nor that they act for somebody', async () => {
  const scene = await withRecordNotJoined();
  const { clinicId, asSelf, asNurse } = scene;
  const spouse = await make.person();
  const record = await make.represented(spouse.userId, scene.self.personId);
  const aboutMe = await sent(scene, await make.session(spouse.userId), record);
  const child = await make.person({ birthDate: '2019-05-06' });
  const mine = await make.represented(scene.self.userId, child.personId);
  const byMe = await sent(scene, await make.session(scene.self.userId), mine);

  const decision = { decision: 'CONFIRMED' } as const;
  for (const id of [aboutMe, byMe]) {
    const params = { id };
    const call = (as: string) => test.call(decideRepresentation, { params, body: decision }, { as, seen: 1 });
    expect((await call(asSelf)).status).toBe(404);
    expect((await test.call(acceptEContact, { params, body: {} }, { as: asSelf, seen: 1 })).status).toBe(404);
    expect((await call(asNurse)).status).toBe(200);
  }
  expect(
    (await test.call(listClinicEContacts, { query: { clinicId } }, { as: asSelf })).body.eContacts,
  ).toEqual([]);
});

it('nobody names themselves as the one who speaks for a patient, unless nobody else is there to do it', async () => {
  const scene = await withRecordNotJoined();
  const { clinicId, asSelf, identity } = scene;
  const child = await make.person({ birthDate: '2019-05-06' });
  const representsMemberId = await make.member(clinicId, child.personId);
  const { firstName, surname } = identity;
  const born = { birthDate: '1985-03-10' };
  const speaks = { clinicId, firstName, surname, representsMemberId };
  const ways = [
    { ...speaks, personalCode: identity.personalCode, email: 'any@example.com' },
    {
      ...speaks,
      firstName: 'Teine',
      surname: 'Nimi',
      personalCode: identity.personalCode,
      email: 'any@example.com',
    },
    { ...speaks, ...born, firstName: 'Teine', surname: 'Nimi', email: scene.self.email },
    { ...speaks, ...born, email: 'any@example.com' },
  ];
  const name = (body: (typeof ways)[number]) => test.call(addPatient, { body }, { as: asSelf });
  for (const way of ways) expect(await name(way)).toMatchObject(ownMatter);
  const other = { ...speaks, ...born, firstName: 'Ants', surname: 'Aas', email: 'ants@example.com' };
  expect((await name(other)).status).toBe(200);
  await sql`update employee set deleted_at = now() where clinic_id = ${clinicId}
    and user_id = ${scene.nurse.userId}`.execute(test.database.system);
  expect(
    (await name({ ...speaks, personalCode: identity.personalCode, email: 'any@example.com' })).status,
  ).toBe(200);
});

it('a code that somebody of the staff once typed for themselves makes nobody else of those they enter', async () => {
  const scene = await withRecordNotJoined();
  const { clinicId, asSelf, self, nurse } = scene;
  await sql`with lost as (update person set personal_code = null where id = ${self.personId})
    insert into personal_code_claim (user_id, country, code, claimed_at)
    values (${self.userId}, 'EE', ${scene.identity.personalCode}, now())`.execute(test.database.system);
  const enter = (personalCode: string, name: object) =>
    test.call(
      addPatient,
      { body: { clinicId, firstName: 'Ants', surname: 'Aas', personalCode, ...name } },
      {
        as: asSelf,
      },
    );
  const { rows } = await sql<{ code: string }>`
    select personal_code as code from person where id = ${nurse.personId}`.execute(test.database.system);
  expect((await enter(rows[0]?.code ?? '', {})).status).toBe(200);
  expect(await enter(scene.identity.personalCode, {})).toMatchObject(ownMatter);
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

it('nobody takes themselves in as a patient: a colleague does, unless nobody else is there', async () => {
  const scene = await withRecordNotJoined();
  const { clinicId, asSelf, asNurse, identity } = scene;
  const id = await sent(scene, await make.session(scene.self.userId), scene.self.personId);
  const isPending = async () =>
    (await test.call(getClinicEContact, { params: { id } }, { as: asNurse })).body.membershipPending;
  expect(await isPending()).toBe(true);
  const { firstName, surname } = identity;
  const born = { birthDate: '1985-03-10', email: 'any@example.com' };
  const enter = (body: object) =>
    test.call(addPatient, { body: { clinicId, firstName, surname, ...body } }, { as: asSelf });
  expect(await enter({ personalCode: identity.personalCode })).toMatchObject(ownMatter);
  expect(await enter(born)).toMatchObject(ownMatter);
  expect(await isPending()).toBe(true);
  expect((await enter({ ...born, firstName: 'Ants' })).status).toBe(200);
  await sql`update employee set deleted_at = now() where clinic_id = ${clinicId}
    and user_id = ${scene.nurse.userId}`.execute(test.database.system);
  expect((await enter({ personalCode: identity.personalCode })).status).toBe(200);
});
