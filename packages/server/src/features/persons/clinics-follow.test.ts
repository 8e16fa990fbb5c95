import { sendEContactText } from '@tervita/contract/e-contacts';
import { editPatient, getPatient } from '@tervita/contract/patients';
import { addPerson, editPerson } from '@tervita/contract/persons';
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

/** A parent wrote for a child whom they added; the clinic has its own record of the child since. */
const written = async (over: Record<string, unknown> = {}) => {
  const scene = await make.clinicWithPatient();
  const child = { firstName: 'Oskar', surname: 'Lepaste', birthDate: '2019-05-06', ...over };
  const { personId } = (await test.call(addPerson, { body: child }, { as: scene.asPatient })).body;
  const body = {
    eContactType: 'COUGH' as const,
    patientPersonId: personId,
    clinicId: scene.clinicId,
    text: 'Cough',
  };
  await test.call(sendEContactText, { body }, { as: scene.asPatient });
  const { rows } = await sql<{ id: string }>`
    select id from clinic_member where person_id = ${personId}`.execute(test.database.system);
  const memberId = rows[0]?.id ?? '';
  const edit = (changes: Record<string, unknown>, as = scene.asPatient) =>
    test.call(editPerson, { params: { id: personId }, body: changes }, { as });
  const record = async () =>
    (await test.call(getPatient, { params: { id: memberId } }, { as: scene.asNurse })).body;
  const staffEdit = (clinicMember: Record<string, unknown>) =>
    test.call(editPatient, { params: { id: memberId }, body: { clinicMember } }, { as: scene.asNurse });
  return { ...scene, personId, memberId, edit, record, staffEdit };
};

describe("what a parent corrects reaches the clinic's own record", () => {
  it('name, birth date, sex, address and phone', async () => {
    const { edit, record } = await written();
    const changes = {
      firstName: 'Oskari',
      surname: 'Lepik',
      sex: 'MALE',
      email: 'oskar@example.com',
      phone: '51234567',
    };
    expect((await edit(changes)).status).toBe(200);
    expect((await edit({ birthDate: '2018-05-06' })).status).toBe(200);
    expect(await record()).toMatchObject({
      ...changes,
      birthDate: '2018-05-06',
      phone: '+37251234567',
      phoneGivenByPatient: true,
    });
  });

  it('but one child does not become another: a new name and a new birth date at once are refused', async () => {
    const { edit, record } = await written();
    const refused = await edit({ firstName: 'Mari', birthDate: '2022-02-02' });
    expect(refused).toMatchObject({ status: 468, raw: { code: 'PERSON_IS_ANOTHER' } });
    expect(await record()).toMatchObject({ firstName: 'Oskar', birthDate: '2019-05-06' });
  });

  it('and what was not changed leaves alone what the clinic found out since', async () => {
    const { edit, record, staffEdit } = await written({ email: 'oskar@example.com' });
    await staffEdit({ email: 'clinic@example.com' });
    await edit({ firstName: 'Oskari', email: 'oskar@example.com' });
    expect(await record()).toMatchObject({ firstName: 'Oskari', email: 'clinic@example.com' });
  });

  it('a phone and an address that were taken back are gone', async () => {
    const { edit, record } = await written({ email: 'oskar@example.com', phone: '51234567' });
    await edit({ email: null, phone: null });
    expect(await record()).toMatchObject({ email: null, phone: null, phoneGivenByPatient: false });
  });

  it('but not what the clinic found out itself', async () => {
    const { edit, record, staffEdit } = await written({ email: 'oskar@example.com' });
    await staffEdit({ email: 'clinic@example.com', phone: '53334444' });
    await edit({ firstName: 'Oskari', email: null });
    expect(await record()).toMatchObject({
      firstName: 'Oskari',
      email: 'clinic@example.com',
      phone: '+37253334444',
    });
  });

  it('nor a clinic that no longer has the child', async () => {
    const { edit, memberId } = await written();
    await sql`update clinic_member set status = 'FORMER' where id = ${memberId}`.execute(
      test.database.system,
    );
    await edit({ firstName: 'Oskari' });
    const { rows } = await sql<{ name: string }>`
      select first_name as name from clinic_member where id = ${memberId}`.execute(test.database.system);
    expect(rows).toEqual([{ name: 'Oskar' }]);
  });

  it('and nobody else can do it', async () => {
    const { edit, record, personId } = await written();
    const stranger = await make.person();
    const as = await make.session(stranger.userId);
    expect((await edit({ firstName: 'Eve' }, as)).status).toBe(404);
    const context = { userId: stranger.userId, personId: stranger.personId };
    await test.database.write('tervita_patient', context, (tx) =>
      sql`select * from memberships_follow_person(${personId}, null, null)`.execute(tx),
    );
    expect(await record()).toMatchObject({ firstName: 'Oskar' });
  });

  it('two corrections at once leave both records the same', async () => {
    const { edit, record, personId } = await written();
    await Promise.all(['Aadu', 'Beedu', 'Ceedu'].map((firstName) => edit({ firstName })));
    const { rows } = await sql<{ name: string }>`
      select first_name as name from person where id = ${personId}`.execute(test.database.system);
    expect((await record()).firstName).toBe(rows[0]?.name);
  });
});
