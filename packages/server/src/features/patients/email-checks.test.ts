import { createClinicEContact } from '@tervita/contract/e-contacts';
import { addPatient, editPatient, lookUpPatient } from '@tervita/contract/patients';
import { addPerson, editPerson } from '@tervita/contract/persons';
import { generatePersonalCode } from '@tervita/domain/persons';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Given, given } from '../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp({ mailDomainExists: async (domain) => domain !== 'nowhere.example' });
  make = given(test.database);
});
afterAll(() => test.close());

type Scene = Awaited<ReturnType<Given['clinicWithPatient']>>;
const nowhere = 'mari@nowhere.example';
const somewhere = 'mari@example.com';
let serial = 300;
const code = () => {
  serial += 1;
  return generatePersonalCode('EE', { birthDate: '1981-06-14', sex: 'FEMALE', serial });
};
const add = (scene: Scene, over: Record<string, unknown> = {}) =>
  test.call(
    addPatient,
    { body: { clinicId: scene.clinicId, firstName: 'Õie', surname: 'Kask', ...over } as never },
    { as: scene.asNurse },
  );
const faultAt = (...path: string[]) => [{ path: ['body', ...path], key: 'unknownEmailDomain' }];

describe('an address whose domain does not exist is refused wherever it is entered', () => {
  it('for somebody one acts for', async () => {
    const { asPatient: as } = await make.clinicWithPatient();
    const child = { firstName: 'Oskar', surname: 'Lepaste', birthDate: '2019-05-06' };
    const refused = await test.call(addPerson, { body: { ...child, email: nowhere } }, { as });
    expect([refused.status, refused.raw.issues]).toEqual([400, faultAt('email')]);
    const { personId } = (await test.call(addPerson, { body: { ...child, email: somewhere } }, { as })).body;
    const params = { id: personId };
    const edited = await test.call(editPerson, { params, body: { email: nowhere } }, { as });
    expect([edited.status, edited.raw.issues]).toEqual([400, faultAt('email')]);
    expect((await test.call(editPerson, { params, body: { email: null } }, { as })).status).toBe(200);
  });

  it('for a patient whom staff enter or correct', async () => {
    const scene = await make.clinicWithPatient();
    const refused = await add(scene, { email: nowhere });
    expect([refused.status, refused.raw.issues]).toEqual([400, faultAt('email')]);
    const { clinicMemberId } = (await add(scene, { email: somewhere })).body;
    const params = { id: clinicMemberId };
    const edit = (clinicMember: Record<string, unknown>) =>
      test.call(editPatient, { params, body: { clinicMember } }, { as: scene.asNurse });
    const edited = await edit({ email: nowhere });
    expect([edited.status, edited.raw.issues]).toEqual([400, faultAt('clinicMember', 'email')]);
    expect((await edit({ email: null })).status).toBe(200);
  });

  it('for whom staff write to', async () => {
    const scene = await make.clinicWithPatient();
    const { clinicMemberId } = (await add(scene)).body;
    const create = (email: string) =>
      test.call(
        createClinicEContact,
        {
          body: {
            clinicId: scene.clinicId,
            clinicMemberId,
            kind: 'TO_PATIENT',
            eContactType: 'QUESTION',
            text: 'Hello',
            email,
            birthDate: '1970-04-05',
          },
        },
        { as: scene.asNurse },
      );
    const refused = await create(nowhere);
    expect([refused.status, refused.raw.issues]).toEqual([400, faultAt('email')]);
    expect((await create(somewhere)).status).toBe(200);
  });
});

describe('the address of somebody who speaks for a child', () => {
  it("cannot be another adult's of this clinic; the child's, a sibling's or their own is theirs", async () => {
    const scene = await make.clinicWithPatient();
    const child = (await add(scene, { firstName: 'Oskar', birthDate: '2019-05-06', email: somewhere })).body;
    await add(scene, { firstName: 'Mia', birthDate: '2021-05-06', email: somewhere });
    await add(scene, { firstName: 'Stranger', email: 'stranger@example.com' });
    const speak = (email: string, personalCode = code()) =>
      add(scene, { personalCode, email, representsMemberId: child.clinicMemberId });
    expect((await speak('Stranger@Example.com')).raw.code).toBe(
      'GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT',
    );
    const own = code();
    expect((await speak(somewhere, own)).status).toBe(200);
    expect((await speak(somewhere, own)).status).toBe(200);
  });

  it('may be known elsewhere: no answer tells that', async () => {
    const [scene, other] = [await make.clinicWithPatient(), await make.clinicWithPatient()];
    await add(other, { email: 'elsewhere@example.com' });
    const child = (await add(scene, { firstName: 'Oskar', birthDate: '2019-05-06' })).body;
    for (const email of ['elsewhere@example.com', other.patient.email])
      expect(
        (await add(scene, { personalCode: code(), email, representsMemberId: child.clinicMemberId })).status,
      ).toBe(200);
  });
});

describe('a patient is looked up by code', () => {
  it("in all of the caller's clinics when none is named, and in no other", async () => {
    const [scene, second, other] = [
      await make.clinicWithPatient(),
      await make.clinicWithPatient(),
      await make.clinicWithPatient(),
    ];
    await make.employee(second.clinicId, { who: scene.nurse });
    const [ours, theirs] = [code(), code()];
    const { clinicMemberId } = (await add(second, { personalCode: ours })).body;
    await add(other, { personalCode: theirs });
    const find = (query: { personalCode: string; clinicId?: string }) =>
      test.call(lookUpPatient, { query }, { as: scene.asNurse });
    expect((await find({ personalCode: ours })).body.patient).toMatchObject({ clinicMemberId });
    expect((await find({ personalCode: ours, clinicId: scene.clinicId })).body.patient).toBeNull();
    expect((await find({ personalCode: theirs })).body.patient).toBeNull();
    expect((await find({ personalCode: theirs, clinicId: other.clinicId })).status).toBe(404);
  });
});
