import { sendEContactText } from '@tervita/contract/e-contacts';
import { addPatient } from '@tervita/contract/patients';
import { generatePersonalCode } from '@tervita/domain/persons';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Given, given } from '../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

let serial = 700;
const code = () => {
  serial += 1;
  return generatePersonalCode('EE', { birthDate: '1980-05-14', sex: 'FEMALE', serial });
};
type Scene = Awaited<ReturnType<Given['clinicWithPatient']>>;
const add = (scene: Scene, over: Record<string, unknown>) =>
  test.call(
    addPatient,
    { body: { clinicId: scene.clinicId, firstName: 'Õie', surname: 'Kask', ...over } as never },
    { as: scene.asNurse },
  );
const system = () => test.database.system;

describe('who is entered again', () => {
  it.each(['FORMER', 'PENDING'])(
    'is a patient once more when they were %s, with what was typed',
    async (status) => {
      const scene = await make.clinicWithPatient();
      await sql`insert into patient_list (clinic_id, code) values (${scene.clinicId}, 'N0412')`.execute(
        system(),
      );
      const personalCode = code();
      const { clinicMemberId } = (await add(scene, { personalCode, phone: '53334444' })).body;
      await sql`update clinic_member set status = ${status} where id = ${clinicMemberId}`.execute(system());
      const again = await add(scene, {
        personalCode,
        listCode: 'N0412',
        email: 'oie@example.com',
        phone: '51234567',
      });
      expect(again.body).toMatchObject({
        clinicMemberId,
        status: 'MEMBER',
        listCode: 'N0412',
        email: 'oie@example.com',
        phone: '+37251234567',
      });
      const unsaid = await add(scene, { personalCode });
      expect(unsaid.body).toMatchObject({
        listCode: 'N0412',
        email: 'oie@example.com',
        phone: '+37251234567',
      });
    },
  );

  it('keeps the phone number that they gave themselves', async () => {
    const scene = await make.clinicWithPatient();
    const personalCode = code();
    const { clinicMemberId } = (await add(scene, { personalCode })).body;
    await sql`update clinic_member set status = 'FORMER', phone = '+37255556666', phone_given_by_patient = true
      where id = ${clinicMemberId}`.execute(system());
    const again = await add(scene, { personalCode, phone: '51234567' });
    expect(again.body).toMatchObject({ status: 'MEMBER', phone: '+37255556666', phoneGivenByPatient: true });
  });

  it('has no e-contact left that waits to be accepted', async () => {
    const scene = await make.clinicWithPatient();
    await sql`update clinic_member set status = 'FORMER' where person_id = ${scene.patient.personId}`.execute(
      system(),
    );
    const body = {
      eContactType: 'COUGH' as const,
      patientPersonId: scene.patient.personId,
      clinicId: scene.clinicId,
      text: 'Cough',
    };
    const { id } = (await test.call(sendEContactText, { body }, { as: scene.asPatient })).body;
    const { rows } = await sql<{ personalCode: string; firstName: string; surname: string }>`
      select personal_code as "personalCode", first_name as "firstName", surname from person
      where id = ${scene.patient.personId}`.execute(system());
    expect((await add(scene, { ...rows[0] })).status).toBe(200);
    const pending = await sql<{ pending: boolean }>`
      select membership_pending as pending from e_contact where id = ${id}`.execute(system());
    expect(pending.rows).toEqual([{ pending: false }]);
  });

  it('stays a patient when they are entered as somebody who speaks for a child', async () => {
    const scene = await make.clinicWithPatient();
    const personalCode = code();
    await add(scene, { personalCode });
    const child = await add(scene, { firstName: 'Oskar', birthDate: '2019-05-06' });
    const again = await add(scene, { personalCode, representsMemberId: child.body.clinicMemberId });
    expect(again.body.status).toBe('MEMBER');
  });
});

describe('two at once', () => {
  it('two first e-contacts of one patient both arrive, under one record', async () => {
    const scene = await make.clinicWithPatient();
    for (let round = 0; round < 5; round += 1) {
      const patient = await make.person();
      const as = await make.session(patient.userId);
      const body = {
        eContactType: 'COUGH' as const,
        patientPersonId: patient.personId,
        clinicId: scene.clinicId,
        text: 'Cough',
      };
      const sent = await Promise.all([1, 2, 3].map(() => test.call(sendEContactText, { body }, { as })));
      expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    }
  });

  it('two who enter the same new patient get the same record', async () => {
    const [scene, other] = [await make.clinicWithPatient(), await make.clinicWithPatient()];
    for (let round = 0; round < 5; round += 1) {
      const personalCode = code();
      const added = await Promise.all([
        add(scene, { personalCode }),
        add(scene, { personalCode }),
        add(other, { personalCode }),
      ]);
      expect(added.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(added[1]?.body.clinicMemberId).toBe(added[0]?.body.clinicMemberId);
    }
  });
});
