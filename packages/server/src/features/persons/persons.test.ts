import { listPatientClinics } from '@tervita/contract/clinics';
import { getPatientTimeline, listPatientEContacts, sendEContactText } from '@tervita/contract/e-contacts';
import { addPerson, editPerson, listPersons, lookUpPerson, removePerson } from '@tervita/contract/persons';
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

let serial = 100;
const childCode = (birthDate = '2019-05-06') => {
  serial += 1;
  return generatePersonalCode('EE', { birthDate, sex: 'MALE', serial });
};
const parent = async (method: 'DIGITAL_ID' | 'PASSWORD' = 'DIGITAL_ID') => {
  const who = await make.person();
  return { ...who, as: await make.session(who.userId, 'PRM_PATIENT', { method }) };
};
const oskar = { firstName: 'Oskar', surname: 'Lepaste' };
const personsOf = async (as: string) => (await test.call(listPersons, {}, { as })).body.persons;
const add = (as: string, more: Record<string, unknown> = {}) =>
  test.call(addPerson, { body: { ...oskar, personalCode: childCode(), ...more } }, { as });

/** A child whom a clinic knows from its list. */
const knownChild = async (code = childCode()) => {
  const clinicId = await make.clinic();
  const child = await make.person({ birthDate: '2019-05-06', firstName: 'Oskar' });
  await sql`update person set personal_code = ${code}, surname = 'Lepaste' where id = ${child.personId}`.execute(
    test.database.system,
  );
  await make.member(clinicId, child.personId);
  return { clinicId, personId: child.personId, code };
};
const clinicsOf = async (as: string, personId: string) =>
  (await test.call(listPatientClinics, { query: { personId } }, { as })).body.clinics
    .filter(({ membership }) => membership)
    .map(({ clinicId }) => clinicId);

describe('people for whom one writes', () => {
  it('stand after oneself', async () => {
    const { as, personId } = await parent();
    expect(await personsOf(as)).toMatchObject([{ personId, isMe: true }]);
    const { body } = await add(as);
    expect(await personsOf(as)).toMatchObject([
      { isMe: true },
      {
        personId: body.personId,
        ...oskar,
        birthDate: '2019-05-06',
        sex: 'MALE',
        until: '2037-05-06',
      },
    ]);
  });

  it('may have no code, and are corrected', async () => {
    const { as } = await parent();
    const { body } = await add(as, { personalCode: undefined, birthDate: '2020-01-01' });
    const changes = { firstName: 'Oskari', phone: '51234567', email: 'oskar@example.com' };
    const params = { id: body.personId };
    const answer = await test.call(editPerson, { params, body: changes }, { as });
    expect(answer.body).toMatchObject({
      firstName: 'Oskari',
      phone: '+37251234567',
      email: 'oskar@example.com',
    });
    const emptied = await test.call(editPerson, { params, body: { phone: null } }, { as });
    expect(emptied.body.phone).toBeNull();
  });

  it('are not added twice, nor oneself', async () => {
    const { as, personId } = await parent();
    const personalCode = childCode();
    expect((await add(as, { personalCode })).status).toBe(200);
    expect((await add(as, { personalCode })).raw.code).toBe('PERSONAL_CODE_DUPLICATE');
    const me = (await personsOf(as)).find((one) => one.personId === personId);
    expect((await add(as, { personalCode: me?.personalCode })).raw.code).toBe('PERSONAL_CODE_DUPLICATE');
  });

  it('need a code that can be one', async () => {
    const { as } = await parent();
    const answer = await add(as, { personalCode: '51905060001' });
    expect(answer.status).toBe(400);
    expect(answer.raw.issues).toEqual([{ path: ['body', 'personalCode'], key: 'badPersonalCode' }]);
  });
});

describe('a code that a clinic knows', () => {
  it.each([
    ['with its name', 'DIGITAL_ID', {}],
    ['with another name', 'DIGITAL_ID', { surname: 'Võõras' }],
    ['for somebody who has not shown a digital ID', 'PASSWORD', {}],
  ] as const)('%s is a record of one’s own, as one that nobody knows', async (_, method, more) => {
    const { personId, clinicId, code } = await knownChild();
    const { as } = await parent(method);
    const [known, unknown] = [await add(as, { personalCode: code, ...more }), await add(as, more)];
    for (const answer of [known, unknown]) {
      expect(answer.status).toBe(200);
      expect(Object.keys(answer.raw)).toEqual(['personId']);
      // The version of the id tells when it was made, unless it is random.
      expect(answer.body.personId.charAt(14)).toBe('4');
      expect(await clinicsOf(as, answer.body.personId)).toEqual([]);
    }
    expect(known.body.personId).not.toBe(personId);
    const typed = (await personsOf(as)).filter(({ isMe }) => !isMe);
    expect(typed.map(({ firstName }) => firstName)).toEqual(['Oskar', 'Oskar']);
    expect((await test.call(listPatientClinics, { query: { personId } }, { as })).status).toBe(404);
    const search = { query: { personId: known.body.personId, clinicId } };
    const { clinics } = (await test.call(listPatientClinics, search, { as })).body;
    expect(clinics.find((one) => one.clinicId === clinicId)).toMatchObject({ membership: null });
  });
});

describe('a representation that ends', () => {
  it('takes the threads along at once', async () => {
    const clinicId = await make.clinic({ kind: 'OPEN' });
    const { as } = await parent();
    const { body: child } = await add(as);
    const body = { eContactType: 'COUGH', patientPersonId: child.personId, clinicId, text: 'Köhib' } as const;
    const { body: sent } = await test.call(sendEContactText, { body }, { as });
    const timeline = () => test.call(getPatientTimeline, { params: { id: sent.id } }, { as });
    expect((await timeline()).status).toBe(200);
    expect((await test.call(removePerson, { params: { id: child.personId } }, { as })).status).toBe(200);
    expect((await timeline()).status).toBe(404);
    expect((await test.call(listPatientEContacts, { query: {} }, { as })).body.eContacts).toEqual([]);
    expect(await personsOf(as)).toHaveLength(1);
    expect((await test.call(removePerson, { params: { id: child.personId } }, { as })).status).toBe(404);
  });

  it('ends by itself on the eighteenth birthday', async () => {
    const { as, userId } = await parent();
    const { body: child } = await add(as);
    await sql`update representation set ended_at = now() - interval '1 second'
      where user_id = ${userId} and person_id = ${child.personId}`.execute(test.database.system);
    expect(await personsOf(as)).toHaveLength(1);
    const clinicId = await make.clinic({ kind: 'OPEN' });
    const body = { eContactType: 'COUGH', patientPersonId: child.personId, clinicId, text: 'Köhib' } as const;
    expect((await test.call(sendEContactText, { body }, { as })).status).toBe(404);
  });
});

describe("somebody else's family", () => {
  it('is not there', async () => {
    const [one, other] = [await parent(), await parent()];
    const { body: child } = await add(one.as);
    const params = { id: child.personId };
    const seen = [
      await test.call(editPerson, { params, body: { firstName: 'X' } }, { as: other.as }),
      await test.call(removePerson, { params }, { as: other.as }),
      await test.call(listPatientClinics, { query: { personId: child.personId } }, { as: other.as }),
    ];
    expect(seen.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await personsOf(one.as)).toHaveLength(2);
  });

  it('is not opened in the database either', async () => {
    const [one, other] = [await parent(), await parent()];
    const { body: child } = await add(one.as);
    const context = { userId: other.userId, personId: other.personId, clinicIds: [] };
    const asOther = (work: ReturnType<typeof sql>) =>
      test.database.write('tervita_patient', context, (tx) => work.execute(tx));
    await expect(
      asOther(sql`insert into representation (user_id, person_id, created_at)
        values (${other.userId}, ${child.personId}, now())`),
    ).rejects.toThrow(/row-level security/);
    await expect(
      asOther(sql`insert into person (id, country, personal_code, first_name, surname, sex, created_by_user_id, created_at, updated_at)
        values (gen_random_uuid(), 'EE', ${childCode()}, 'a', 'b', 'MALE', ${other.userId}, now(), now())`),
    ).rejects.toThrow(/row-level security/);
  });
});

describe('looking a code up', () => {
  it('says what the code itself says, and never a name', async () => {
    const { code } = await knownChild();
    const { as } = await parent();
    const answer = await test.call(lookUpPerson, { query: { personalCode: code } }, { as });
    expect(answer.raw).toEqual({ birthDate: '2019-05-06', sex: 'MALE', isAdded: false });
    const unknown = await test.call(lookUpPerson, { query: { personalCode: childCode() } }, { as });
    expect(unknown.raw).toEqual(answer.raw);
  });

  it('is possible ten times an hour', async () => {
    const { as } = await parent();
    const statuses = [];
    for (let more = 0; more < 11; more += 1)
      statuses.push((await test.call(lookUpPerson, { query: { personalCode: childCode() } }, { as })).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
