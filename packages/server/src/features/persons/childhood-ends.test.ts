import { addPerson, editPerson, listPersons } from '@tervita/contract/persons';
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

const parent = async () => {
  const who = await make.person();
  return { ...who, as: await make.session(who.userId) };
};
const endOf = async (personId: string) => {
  const { rows } = await sql<{ at: Date | null }>`
    select ended_at as at from representation where person_id = ${personId}`.execute(test.database.system);
  return rows[0]?.at?.toISOString() ?? null;
};
const addChild = async (as: string, birthDate = '2019-05-06') =>
  (await test.call(addPerson, { body: { firstName: 'Oskar', surname: 'Lepaste', birthDate } }, { as })).body
    .personId;

describe('a child is grown up at the start of the eighteenth birthday', () => {
  it.each([
    ['Europe/Tallinn', '2037-05-05T21:00:00.000Z'],
    ['Europe/London', '2037-05-05T23:00:00.000Z'],
    ['America/New_York', '2037-05-06T04:00:00.000Z'],
    ['Africa/Johannesburg', '2037-05-05T22:00:00.000Z'],
    ['Europe/Warsaw', '2037-05-05T22:00:00.000Z'],
  ])('by the clock of their clinic in %s', async (timeZone, ends) => {
    const { as } = await parent();
    const personId = await addChild(as);
    expect(await endOf(personId)).toBe('2037-05-05T21:00:00.000Z');
    await make.member(await make.clinic({ timeZone }), personId, 'PENDING');
    expect(await endOf(personId)).toBe(ends);
    const { persons } = (await test.call(listPersons, {}, { as })).body;
    expect(persons.find((one) => one.personId === personId)?.until).toBe('2037-05-06');
  });

  it('by that of the clinic they are a member of, and by its new one when it moves', async () => {
    const { as } = await parent();
    const personId = await addChild(as);
    const [visited, own] = [
      await make.clinic({ timeZone: 'America/New_York' }),
      await make.clinic({ timeZone: 'Europe/London' }),
    ];
    await make.member(visited, personId, 'PENDING');
    await make.member(own, personId, 'MEMBER');
    expect(await endOf(personId)).toBe('2037-05-05T23:00:00.000Z');
    await sql`update clinic set time_zone = 'Europe/Warsaw' where id = ${own}`.execute(test.database.system);
    expect(await endOf(personId)).toBe('2037-05-05T22:00:00.000Z');
    await sql`update clinic_member set status = 'FORMER' where clinic_id = ${own}`.execute(
      test.database.system,
    );
    expect(await endOf(personId)).toBe('2037-05-06T04:00:00.000Z');
  });

  it('on the first of March for who was born on a leap day', async () => {
    const { as } = await parent();
    const personId = await addChild(as, '2020-02-29');
    await make.member(await make.clinic(), personId);
    expect(await endOf(personId)).toBe('2038-02-28T22:00:00.000Z');
  });

  it('and an end that was set by hand stays', async () => {
    const { as, userId } = await parent();
    const personId = await addChild(as);
    await sql`update representation set ended_at = now() - interval '1 hour' where user_id = ${userId}`.execute(
      test.database.system,
    );
    const ended = await endOf(personId);
    await make.member(await make.clinic(), personId);
    expect(await endOf(personId)).toBe(ended);
  });
});

describe('a corrected birth date', () => {
  const corrected = async (birthDate: string, over: Record<string, unknown> = {}) => {
    const { as, userId } = await parent();
    const body = { firstName: 'Oskar', surname: 'Lepaste', birthDate: '2019-05-06', ...over };
    const { personId } = (await test.call(addPerson, { body }, { as })).body;
    const clinicId = await make.clinic({ timeZone: 'Europe/London' });
    const memberId = await make.member(clinicId, personId);
    await make.link(userId, personId, { clinicId, memberId });
    const edited = await test.call(editPerson, { params: { id: personId }, body: { birthDate } }, { as });
    return { status: edited.status, end: await endOf(personId) };
  };

  it('brings the end nearer', async () => {
    expect(await corrected('2017-06-07')).toEqual({ status: 200, end: '2035-06-06T23:00:00.000Z' });
  });

  it('makes no adult of a child whom a clinic knows: that is somebody else', async () => {
    expect(await corrected('1990-06-07')).toEqual({ status: 468, end: '2037-05-05T23:00:00.000Z' });
  });

  it('never puts it off once a clinic knows the child', async () => {
    expect((await corrected('2023-06-07')).end).toBe('2037-05-05T23:00:00.000Z');
  });

  it('that the personal code contradicts is refused', async () => {
    const personalCode = generatePersonalCode('EE', { birthDate: '2019-05-06', sex: 'MALE', serial: 77 });
    expect(await corrected('1980-01-01', { personalCode })).toEqual({
      status: 400,
      end: '2037-05-05T23:00:00.000Z',
    });
  });

  it('is free while no clinic knows the person: a child may turn out to be an adult, and the other way round', async () => {
    const { as } = await parent();
    const personId = await addChild(as);
    const params = { id: personId };
    await test.call(editPerson, { params, body: { birthDate: '1950-06-07' } }, { as });
    expect(await endOf(personId)).toBeNull();
    await test.call(editPerson, { params, body: { birthDate: '2020-06-07' } }, { as });
    expect(await endOf(personId)).toBe('2038-06-06T21:00:00.000Z');
  });
});
