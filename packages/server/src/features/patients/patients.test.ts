import { createClinicEContact, getPatientTimeline, listPatientEContacts } from '@tervita/contract/e-contacts';
import {
  addPatient,
  countPatients,
  editPatient,
  getPatient,
  listRepresentatives,
  lookUpPatient,
  searchPatients,
} from '@tervita/contract/patients';
import { answerMembership } from '@tervita/contract/persons';
import { generatePersonalCode } from '@tervita/domain/persons';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { openBrowser } from '../../testing/browser.ts';
import { gatewayFor } from '../../testing/digital-id.ts';
import { type Given, given } from '../../testing/given.ts';

let test: TestApp;
let make: Given;
const digitalId = gatewayFor();
beforeAll(async () => {
  test = await startTestApp({ digitalId: digitalId.gateway });
  make = given(test.database);
});
afterAll(() => test.close());

let serial = 500;
const codeOf = (birthDate: string) => {
  serial += 1;
  return generatePersonalCode('EE', { birthDate, sex: 'FEMALE', serial });
};
type Scene = Awaited<ReturnType<Given['clinicWithPatient']>>;
const add = (scene: Scene, over: Record<string, unknown> = {}) =>
  test.call(
    addPatient,
    { body: { clinicId: scene.clinicId, firstName: 'Õie', surname: 'Kask', ...over } as never },
    { as: scene.asNurse },
  );
const create = (scene: Scene, clinicMemberId: string, over: Record<string, unknown> = {}) =>
  test.call(
    createClinicEContact,
    {
      body: {
        clinicId: scene.clinicId,
        clinicMemberId,
        kind: 'TO_PATIENT',
        eContactType: 'QUESTION',
        text: 'Tere, Teie vereproovi vastus on siin.',
        ...over,
      } as never,
    },
    { as: scene.asNurse },
  );

describe('taking a patient in', () => {
  it('finds them by name and code afterwards, and takes them in once', async () => {
    const scene = await make.clinicWithPatient();
    const personalCode = codeOf('1980-05-14');
    const added = await add(scene, { personalCode, email: 'oie@example.com' });
    expect(added.body).toMatchObject({ status: 'MEMBER', birthDate: '1980-05-14', lastOnlineAt: null });
    const again = await add(scene, { personalCode });
    expect(again.body.clinicMemberId).toBe(added.body.clinicMemberId);
    const search = { query: { clinicId: scene.clinicId, search: 'kask oie' } };
    const found = await test.call(searchPatients, search, { as: scene.asNurse });
    expect(found.body.patients).toMatchObject([{ personalCode }]);
    const lookup = { query: { clinicId: scene.clinicId, personalCode } };
    expect((await test.call(lookUpPatient, lookup, { as: scene.asNurse })).body.patient).toMatchObject({
      surname: 'Kask',
    });
  });

  it('says when the clinic itself knows the code under another name; of others it knows nothing', async () => {
    const [scene, other] = [await make.clinicWithPatient(), await make.clinicWithPatient()];
    const personalCode = codeOf('1980-05-15');
    await add(scene, { personalCode });
    expect((await add(other, { personalCode, surname: 'Mänd' })).body).toMatchObject({
      surname: 'Mänd',
      status: 'MEMBER',
    });
    expect((await add(scene, { personalCode, surname: 'Kuusk' })).raw.code).toBe(
      'CLINIC_MEMBER_EXISTS_WITH_DIFFERENT_NAME',
    );
    await sql`update clinic_member set confirmed_at = now(), confirmed_by = 'REGISTER'
      where clinic_id = ${scene.clinicId} and personal_code = ${personalCode}`.execute(test.database.system);
    expect((await add(scene, { personalCode, surname: 'Kuusk' })).raw.code).toBe(
      'USER_EXISTS_WITH_DIFFERENT_NAME',
    );
  });

  it('refuses a code that cannot be, and a list that is not the clinic’s', async () => {
    const scene = await make.clinicWithPatient();
    expect((await add(scene, { personalCode: '12345678901' })).status).toBe(400);
    expect((await add(scene, { listCode: 'N9999' })).status).toBe(400);
  });
});

describe('the clinic’s record', () => {
  it('can be corrected, but not the phone number that the patient gave', async () => {
    const scene = await make.clinicWithPatient();
    const { clinicMemberId } = (await add(scene)).body;
    const edit = (clinicMember: Record<string, unknown>) =>
      test.call(
        editPatient,
        { params: { id: clinicMemberId }, body: { clinicMember } },
        { as: scene.asNurse },
      );
    expect((await edit({ phone: '51234567' })).body.phone).toBe('+37251234567');
    await sql`update clinic_member set phone_given_by_patient = true where id = ${clinicMemberId}`.execute(
      test.database.system,
    );
    expect((await edit({ phone: null })).raw.code).toBe('PATIENT_PHONE_LOCKED');
    expect((await edit({ email: 'uus@example.com' })).body.email).toBe('uus@example.com');
    const read = (as: string) => test.call(getPatient, { params: { id: clinicMemberId } }, { as });
    expect((await read(scene.asNurse)).body).toMatchObject({ email: 'uus@example.com', firstName: 'Õie' });
    const other = await make.clinicWithPatient();
    expect((await read(other.asNurse)).status).toBe(404);
    const theirs = { params: { id: clinicMemberId }, body: { clinicMember: { email: null } } };
    expect((await test.call(editPatient, theirs, { as: other.asNurse })).status).toBe(404);
  });

  it('is counted by who has signed in', async () => {
    const scene = await make.clinicWithPatient();
    await add(scene);
    const counted = await test.call(
      countPatients,
      { query: { clinicId: scene.clinicId } },
      { as: scene.asNurse },
    );
    expect(counted.body.patients).toBe(2);
    expect(counted.body.signedIn).toBeLessThan(2);
  });
});

describe('writing to a patient first', () => {
  it('needs an address for somebody who never signed in; whoever shows their digital ID and says yes finds it', async () => {
    const scene = await make.clinicWithPatient();
    const personalCode = codeOf('1990-05-14');
    const { clinicMemberId } = (await add(scene, { personalCode })).body;
    expect((await create(scene, clinicMemberId)).status).toBe(400);
    const begun = await create(scene, clinicMemberId, { email: 'oie@example.com' });
    expect(begun.body).toMatchObject({ status: 'SUBMITTED', turn: 'PATIENT' });
    const browser = openBrowser(test);
    await digitalId.show(browser, { code: personalCode, firstName: 'Õie', surname: 'Kask' });
    const { rows } = await sql<{ id: string }>`select u.id from app_user u join person p on p.id = u.person_id
      where p.personal_code = ${personalCode}`.execute(test.database.system);
    expect(rows).toHaveLength(1);
    await make.completeAccount(rows[0]?.id ?? '');
    const as = await make.session(rows[0]?.id ?? '');
    const mine = async () =>
      (await test.call(listPatientEContacts, { query: {} }, { as })).body.eContacts.map(({ id }) => id);
    expect(await mine()).toEqual([]);
    await test.call(answerMembership, { params: { id: clinicMemberId }, body: { isRight: true } }, { as });
    expect(await mine()).toEqual([begun.body.id]);
  });

  it('a call written down waits for the clinic, and the patient reads that the clinic wrote it', async () => {
    const scene = await make.clinicWithPatient();
    const member = await test.call(
      searchPatients,
      { query: { clinicId: scene.clinicId, search: 'maasikas' } },
      { as: scene.asNurse },
    );
    const begun = await create(scene, member.body.patients[0]?.clinicMemberId ?? '', { kind: 'AS_PATIENT' });
    expect(begun.body.turn).toBe('CLINIC');
    const timeline = await test.call(
      getPatientTimeline,
      { params: { id: begun.body.id } },
      { as: scene.asPatient },
    );
    expect(timeline.body.entries[0]).toMatchObject({
      move: 'submitForPatient',
      direction: 'CLINIC_BEHALF_OF_PATIENT',
      author: { kind: 'STAFF', me: false },
    });
  });

  it('a child needs somebody who speaks for them', async () => {
    const scene = await make.clinicWithPatient();
    const child = (await add(scene, { firstName: 'Oskar', personalCode: codeOf('2019-05-14') })).body;
    expect((await create(scene, child.clinicMemberId)).raw.code).toBe('PERSON_IS_UNDERAGE');
    const parent = {
      personalCode: codeOf('1985-05-14'),
      email: 'ema@example.com',
      representsMemberId: child.clinicMemberId,
    };
    expect((await add(scene, parent)).body.status).toBe('PENDING');
    const params = { id: child.clinicMemberId };
    const { representatives } = (await test.call(listRepresentatives, { params }, { as: scene.asNurse }))
      .body;
    expect(representatives).toMatchObject([{ surname: 'Kask', status: 'CONFIRMED' }]);
    expect(JSON.stringify(representatives)).not.toContain('@');
    const representativeUserId = representatives[0]?.userId;
    expect((await create(scene, child.clinicMemberId, { representativeUserId })).status).toBe(200);
    const other = await make.clinicWithPatient();
    expect((await test.call(listRepresentatives, { params }, { as: other.asNurse })).status).toBe(404);
    expect(
      (await create(scene, child.clinicMemberId, { representativeUserId: other.nurse.userId })).status,
    ).toBe(404);
  });

  it('a second one about the same problem says which came before', async () => {
    const scene = await make.clinicWithPatient();
    const { clinicMemberId } = (await add(scene, { email: 'oie@example.com' })).body;
    const first = (await create(scene, clinicMemberId)).body.id;
    const second = (await create(scene, clinicMemberId)).body.id;
    const { rows } = await sql<{ follows: string }>`select follows_id as follows from e_contact
      where id = ${second}`.execute(test.database.system);
    expect(rows[0]?.follows).toBe(first);
  });
});
