import { listPatientClinics } from '@tervita/contract/clinics';
import {
  acceptEContact,
  createClinicEContact,
  decideRepresentation,
  getClinicEContact,
  getPatientTimeline,
  listPatientEContacts,
  rejectEContact,
  sendEContactText,
  sendInquiry,
} from '@tervita/contract/e-contacts';
import { addPatient, listRepresentatives } from '@tervita/contract/patients';
import { addPerson, answerClaim, answerMembership, whoActsForMe } from '@tervita/contract/persons';
import { generatePersonalCode } from '@tervita/domain/persons';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { type Given, given, type Person } from '../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
  await test.app.startWorker();
});
afterAll(() => test.close());

const identityOf = async ({ personId }: Person) => {
  const { rows } = await sql<{ firstName: string; surname: string; personalCode: string }>`
    select first_name as "firstName", surname, personal_code as "personalCode" from person
    where id = ${personId}`.execute(test.database.system);
  const [identity] = rows;
  if (!identity) throw new Error('no such person');
  return identity;
};

let serial = 300;
const unknownCode = () => {
  serial += 1;
  return generatePersonalCode('EE', { birthDate: '1961-03-04', sex: 'FEMALE', serial });
};

const write = (as: string, patientPersonId: string, clinicId: string) =>
  test.call(
    sendEContactText,
    { body: { eContactType: 'COUGH', patientPersonId, clinicId, text: 'Köha' } },
    { as },
  );

/** An adult who is a clinic's patient, and somebody else who knows her name and code and writes as if for her. */
const claimed = async () => {
  const scene = await make.clinicWithPatient();
  const identity = await identityOf(scene.patient);
  const stranger = await make.person();
  const as = await make.session(stranger.userId);
  const known = (await test.call(addPerson, { body: identity }, { as })).body.personId;
  const { rows } = await sql<{ id: string }>`select id from clinic_member
    where clinic_id = ${scene.clinicId} and person_id = ${scene.patient.personId}`.execute(
    test.database.system,
  );
  const eContactId = (await write(as, known, scene.clinicId)).body.id;
  return { ...scene, identity, stranger, as, known, eContactId, memberId: rows[0]?.id ?? '' };
};
type Claimed = Awaited<ReturnType<typeof claimed>>;

const listOf = async (as: string) =>
  (await test.call(listPatientEContacts, { query: {} }, { as })).body.eContacts;
const detailOf = async ({ asNurse, eContactId }: Claimed) =>
  (await test.call(getClinicEContact, { params: { id: eContactId } }, { as: asNurse })).body;
const decide = (scene: Claimed, decision: 'CONFIRMED' | 'NOT_KNOWN', seen = 1) =>
  test.call(
    decideRepresentation,
    { params: { id: scene.eContactId }, body: { decision } },
    { as: scene.asNurse, seen },
  );
const representativesOf = async ({ memberId, asNurse }: Claimed) =>
  (await test.call(listRepresentatives, { params: { id: memberId } }, { as: asNurse })).body.representatives;

describe('whoever types the code of a stranger', () => {
  it('learns nothing from what they are answered, before and after writing', async () => {
    const scene = await claimed();
    const { as, known, clinicId } = scene;
    const nobody = { firstName: 'Ei', surname: 'Keegi', personalCode: unknownCode() };
    const unknown = (await test.call(addPerson, { body: nobody }, { as })).body.personId;
    const clinics = async (personId: string) =>
      (await test.call(listPatientClinics, { query: { personId, clinicId } }, { as })).body.clinics;
    const before = (await clinics(unknown)).find((one) => one.clinicId === clinicId);
    expect(before).toMatchObject({ membership: null, isRelated: false });
    const sent = await write(as, unknown, clinicId);
    const own = await write(as, known, clinicId);
    const shape = ({ id: _, ...rest }: { id: string }) => rest;
    expect(shape(sent.body)).toEqual(shape(own.body));
    expect(await clinics(known)).toEqual(await clinics(unknown));
    const cards = (await listOf(as)).map(({ membershipPending, status, turn, version }) => ({
      membershipPending,
      status,
      turn,
      version,
    }));
    expect(new Set(cards.map((card) => JSON.stringify(card))).size).toBe(1);
    const names = (await listOf(as)).map(({ patient }) => `${patient.firstName} ${patient.surname}`);
    expect(names).toContain('Ei Keegi');
  });

  it('is shown to the clinic as not verified, beside its own patient; nobody writes to them first', async () => {
    const scene = await claimed();
    expect(await detailOf(scene)).toMatchObject({
      isUnverified: true,
      membershipPending: false,
      patient: { clinicMemberId: scene.memberId, personalCode: scene.identity.personalCode },
      representation: { status: 'UNVERIFIED', isOfOwnPatient: true },
    });
    expect(await representativesOf(scene)).toMatchObject([{ status: 'UNVERIFIED' }]);
    const body = {
      clinicId: scene.clinicId,
      clinicMemberId: scene.memberId,
      kind: 'TO_PATIENT',
      eContactType: 'QUESTION',
      text: 'Teie vastused',
      representativeUserId: scene.stranger.userId,
    } as const;
    const first = await test.call(createClinicEContact, { body }, { as: scene.asNurse });
    expect(first).toMatchObject({ status: 468, raw: { code: 'REPRESENTATION_NOT_VERIFIED' } });
  });

  it('reads the answers in their own thread; the patient reads nothing of it', async () => {
    const scene = await claimed();
    const reply = { params: { id: scene.eContactId }, body: { question: 'Kes Te olete?' } };
    expect((await test.call(sendInquiry, reply, { as: scene.asNurse, seen: 1 })).status).toBe(200);
    const read = (as: string) => test.call(getPatientTimeline, { params: { id: scene.eContactId } }, { as });
    expect((await read(scene.as)).body.entries).toHaveLength(2);
    expect((await read(scene.asPatient)).status).toBe(404);
    expect(await listOf(scene.asPatient)).toEqual([]);
  });

  it('of somebody whom the clinic does not know: it takes them in, and with them who speaks for them', async () => {
    const scene = await make.clinicWithPatient();
    const body = { firstName: 'Ei', surname: 'Keegi', personalCode: unknownCode() };
    const { personId } = (await test.call(addPerson, { body }, { as: scene.asPatient })).body;
    const { id } = (await write(scene.asPatient, personId, scene.clinicId)).body;
    const read = async () =>
      (await test.call(getClinicEContact, { params: { id } }, { as: scene.asNurse })).body;
    expect(await read()).toMatchObject({
      membershipPending: true,
      patient: { personalCode: null, claimedCode: body.personalCode },
      representation: { status: 'UNVERIFIED', isOfOwnPatient: false },
    });
    const decision = { params: { id }, body: { decision: 'CONFIRMED' as const } };
    expect((await test.call(decideRepresentation, decision, { as: scene.asNurse, seen: 1 })).status).toBe(
      200,
    );
    expect(await read()).toMatchObject({
      membershipPending: false,
      isUnverified: false,
      patient: { personalCode: body.personalCode },
    });
  });
});

describe('a clinic', () => {
  it('confirms with one press, for all that they wrote to it and will write, and only there', async () => {
    const scene = await claimed();
    expect((await decide(scene, 'CONFIRMED')).status).toBe(200);
    expect(await detailOf(scene)).toMatchObject({
      isUnverified: false,
      representation: { status: 'CONFIRMED' },
    });
    expect(await listOf(scene.asPatient)).toMatchObject([{ id: scene.eContactId }]);
    const next = await write(scene.as, scene.known, scene.clinicId);
    const read = await test.call(getClinicEContact, { params: { id: next.body.id } }, { as: scene.asNurse });
    expect(read.body.isUnverified).toBe(false);
    const elsewhere = await make.clinicWithPatient();
    await make.member(elsewhere.clinicId, scene.patient.personId);
    const there = await write(scene.as, scene.known, elsewhere.clinicId);
    const seen = await test.call(
      getClinicEContact,
      { params: { id: there.body.id } },
      { as: elsewhere.asNurse },
    );
    expect(seen.body).toMatchObject({ isUnverified: true, representation: { status: 'UNVERIFIED' } });
  });

  it('that does not know them takes what they wrote off its patient’s record, and keeps it', async () => {
    const scene = await claimed();
    expect((await decide(scene, 'NOT_KNOWN')).status).toBe(200);
    const detail = await detailOf(scene);
    expect(detail).toMatchObject({
      isUnverified: true,
      representation: { status: 'NOT_KNOWN', isOfOwnPatient: false },
    });
    expect(detail.patient.clinicMemberId).not.toBe(scene.memberId);
    expect(await representativesOf(scene)).toEqual([]);
    expect(await listOf(scene.as)).toHaveLength(1);
    const next = await write(scene.as, scene.known, scene.clinicId);
    const read = await test.call(getClinicEContact, { params: { id: next.body.id } }, { as: scene.asNurse });
    expect(read.body.patient.clinicMemberId).toBe(detail.patient.clinicMemberId);
    // A mistake is put right by the same button.
    expect((await decide(scene, 'CONFIRMED', 2)).status).toBe(200);
    expect((await detailOf(scene)).patient.clinicMemberId).toBe(scene.memberId);
  });

  it('confirms also when the code was typed with another spelling of the name: as a record of its own', async () => {
    const scene = await make.clinicWithPatient();
    const { personalCode, surname } = await identityOf(scene.patient);
    const stranger = await make.person();
    const as = await make.session(stranger.userId);
    const body = { firstName: 'Marju', surname, personalCode };
    const { personId } = (await test.call(addPerson, { body }, { as })).body;
    const { id } = (await write(as, personId, scene.clinicId)).body;
    const decision = { params: { id }, body: { decision: 'CONFIRMED' as const } };
    expect((await test.call(decideRepresentation, decision, { as: scene.asNurse, seen: 1 })).status).toBe(
      200,
    );
    const { body: read } = await test.call(getClinicEContact, { params: { id } }, { as: scene.asNurse });
    expect(read.patient).toMatchObject({ firstName: 'Marju', personalCode: null, claimedCode: personalCode });
  });

  it('that said no does not take it back by accepting', async () => {
    const scene = await claimed();
    await decide(scene, 'NOT_KNOWN');
    const { id } = (await write(scene.as, scene.known, scene.clinicId)).body;
    const accepted = await test.call(
      acceptEContact,
      { params: { id }, body: {} },
      { as: scene.asNurse, seen: 1 },
    );
    expect(accepted.status).toBe(200);
    const { body: read } = await test.call(getClinicEContact, { params: { id } }, { as: scene.asNurse });
    expect(read).toMatchObject({ isUnverified: true, representation: { status: 'NOT_KNOWN' } });
    expect(read.patient.clinicMemberId).not.toBe(scene.memberId);
    expect(await listOf(scene.asPatient)).toEqual([]);
  });

  it('takes what it rejected off its patient’s record too', async () => {
    const scene = await claimed();
    const rejection = { params: { id: scene.eContactId }, body: { reason: 'OTHER' as const } };
    expect((await test.call(rejectEContact, rejection, { as: scene.asNurse, seen: 1 })).status).toBe(200);
    expect((await decide(scene, 'NOT_KNOWN', 2)).status).toBe(200);
    const own = (await write(scene.asPatient, scene.patient.personId, scene.clinicId)).body.id;
    const { body: read } = await test.call(getClinicEContact, { params: { id: own } }, { as: scene.asNurse });
    expect(read).toMatchObject({ follows: null, earlier: [] });
  });

  it('and a writer at the same moment are both served', async () => {
    for (let round = 0; round < 5; round += 1) {
      const scene = await claimed();
      const [sent, decided] = await Promise.all([
        write(scene.as, scene.known, scene.clinicId),
        decide(scene, round % 2 ? 'CONFIRMED' : 'NOT_KNOWN'),
      ]);
      expect([sent.status, decided.status]).toEqual([200, 200]);
    }
  });

  it('decides once; a colleague who was slower is told', async () => {
    const scene = await claimed();
    const colleague = await make.employee(scene.clinicId);
    const asNurse = await make.session(colleague.userId, 'PRM_DOCTOR');
    const [one, other] = await Promise.all([
      decide(scene, 'CONFIRMED'),
      decide({ ...scene, asNurse }, 'NOT_KNOWN'),
    ]);
    expect([one.status, other.status].sort()).toEqual([200, 469]);
  });

  it('says nothing about an e-contact of the patient’s own, nor of another clinic', async () => {
    const scene = await claimed();
    const own = (await write(scene.asPatient, scene.patient.personId, scene.clinicId)).body.id;
    expect((await decide({ ...scene, eContactId: own }, 'CONFIRMED')).status).toBe(469);
    const other = await make.clinicWithPatient();
    expect((await decide({ ...scene, asNurse: other.asNurse }, 'CONFIRMED')).status).toBe(404);
  });
});

describe('the person for whom somebody writes', () => {
  const read = async (as: string) => (await test.call(whoActsForMe, {}, { as })).body;
  const answer = (as: string, id: string, isRight: boolean) =>
    test.call(answerClaim, { params: { id }, body: { isRight } }, { as });

  it('is told by mail, sees who it is, and decides with a digital ID', async () => {
    const scene = await claimed();
    await eventually(() =>
      expect(test.mails.filter(({ to }) => to === scene.patient.email).map(({ text }) => text)).toEqual([
        expect.stringContaining('/who-acts-for-me'),
      ]),
    );
    const low = await make.session(scene.patient.userId, 'PRM_PATIENT', { method: 'PASSWORD' });
    expect(await read(low)).toMatchObject({ mayDecide: false, claims: [] });
    const { claims } = await read(scene.asPatient);
    expect(claims).toMatchObject([{ confirmedAt: null, eContacts: 1 }]);
    const claimId = claims[0]?.claimId ?? '';
    expect((await answer(low, claimId, true)).raw.code).toBe('DIGITAL_ID_NEEDED');
    expect((await answer(scene.as, claimId, true)).status).toBe(404);
    expect((await answer(scene.asPatient, claimId, true)).status).toBe(200);
    expect(await detailOf(scene)).toMatchObject({
      isUnverified: false,
      representation: { status: 'CONFIRMED' },
    });
    expect(await listOf(scene.asPatient)).toMatchObject([{ id: scene.eContactId, patient: { isMe: true } }]);
    expect(await listOf(scene.as)).toMatchObject([{ id: scene.eContactId, patient: { isMe: false } }]);
  });

  it.each([false, true])('ends it (confirmed before: %s)', async (isConfirmed) => {
    const scene = await claimed();
    const claimId = (await read(scene.asPatient)).claims[0]?.claimId ?? '';
    if (isConfirmed) await answer(scene.asPatient, claimId, true);
    expect((await answer(scene.asPatient, claimId, false)).status).toBe(200);
    expect(await listOf(scene.as)).toEqual([]);
    expect((await write(scene.as, scene.known, scene.clinicId)).status).toBe(404);
    expect((await read(scene.asPatient)).claims).toEqual([]);
    expect(await detailOf(scene)).toMatchObject({ representation: { status: 'NOT_KNOWN' } });
    // The clinic cannot bring back whom the person has sent away; what they wrote is off the person's record.
    expect((await decide(scene, 'CONFIRMED')).status).toBe(469);
    expect((await detailOf(scene)).patient.clinicMemberId).not.toBe(scene.memberId);
  });

  it('who confirmed before anything was written finds what is written later', async () => {
    const scene = await make.clinicWithPatient();
    const stranger = await make.person();
    const as = await make.session(stranger.userId);
    const body = await identityOf(scene.patient);
    const { personId } = (await test.call(addPerson, { body }, { as })).body;
    const claimId = (await read(scene.asPatient)).claims[0]?.claimId ?? '';
    await answer(scene.asPatient, claimId, true);
    const sent = await write(as, personId, scene.clinicId);
    expect(await listOf(scene.asPatient)).toMatchObject([{ id: sent.body.id }]);
  });

  it('who said yes before the clinic’s record was theirs is believed once it is', async () => {
    const [home, other] = [await make.clinicWithPatient(), await make.clinicWithPatient()];
    const identity = await identityOf(home.patient);
    const { clinicMemberId } = (
      await test.call(addPatient, { body: { clinicId: other.clinicId, ...identity } }, { as: other.asNurse })
    ).body;
    const aunt = await make.person();
    const as = await make.session(aunt.userId);
    const { personId } = (await test.call(addPerson, { body: identity }, { as })).body;
    const { id } = (await write(as, personId, other.clinicId)).body;
    const claimId = (await read(home.asPatient)).claims[0]?.claimId ?? '';
    await answer(home.asPatient, claimId, true);
    expect(await listOf(home.asPatient)).toEqual([]);
    const membership = { params: { id: clinicMemberId }, body: { isRight: true } };
    await test.call(answerMembership, membership, { as: home.asPatient });
    expect(await listOf(home.asPatient)).toMatchObject([{ id }]);
  });
});
