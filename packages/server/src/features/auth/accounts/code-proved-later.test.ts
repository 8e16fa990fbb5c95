import { sendOtp, signupWithPassword } from '@tervita/contract/auth';
import { getClinicEContact, sendEContactText } from '@tervita/contract/e-contacts';
import { addPatient, lookUpPatient } from '@tervita/contract/patients';
import { completeProfile, editProfile } from '@tervita/contract/profiles';
import { generatePersonalCode } from '@tervita/domain/persons';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { asDatabaseUser } from '../../../testing/as-database-user.ts';
import { codeSentTo, openBrowser } from '../../../testing/browser.ts';
import { gatewayFor, type Shown } from '../../../testing/digital-id.ts';
import { type Given, given } from '../../../testing/given.ts';

/** Somebody wrote to a clinic with a code that they only typed; later they prove it. */
let test: TestApp;
let make: Given;
const digitalId = gatewayFor();
beforeAll(async () => {
  test = await startTestApp({ digitalId: digitalId.gateway });
  make = given(test.database);
});
afterAll(() => test.close());

let serial = 300;
const somebody = (): Shown => {
  serial += 1;
  const code = generatePersonalCode('EE', { birthDate: '1990-04-05', sex: 'FEMALE', serial });
  return { code, firstName: 'Mari', surname: `Lepaste${String.fromCharCode(97 + (serial % 26))}` };
};

/** An account with a password that has written to an open clinic. */
const whoHasWritten = async (person: Shown, typedCode = person.code) => {
  const clinicId = await make.clinic({ kind: 'OPEN' });
  const asNurse = await make.session((await make.employee(clinicId)).userId, 'PRM_DOCTOR');
  const [browser, email] = [openBrowser(test), `proved${serial}@later.example`];
  await browser.call(sendOtp, { body: { purpose: 'SIGNUP', email } });
  const password = 'sinine paat sõidab';
  await browser.call(signupWithPassword, { body: { email, password, otp: codeSentTo(test, email) } });
  const { firstName, surname } = person;
  const profile = { email, phone: '51234567', firstName, surname, birthDate: '1990-04-05' };
  const { body } = await browser.call(completeProfile, { body: { ...profile, personalCode: typedCode } });
  const { userId, personId } = body.userClaim;
  await make.completeAccount(userId);
  const words = { eContactType: 'COUGH', patientPersonId: personId, clinicId, text: 'Köhin' } as const;
  const { id } = (await browser.call(sendEContactText, { body: words })).body;
  const seenByStaff = async () =>
    (await test.call(getClinicEContact, { params: { id } }, { as: asNurse })).body.patient;
  const foundByCode = () =>
    test.call(lookUpPatient, { query: { clinicId, personalCode: person.code } }, { as: asNurse });
  return { browser, email, clinicId, asNurse, seenByStaff, foundByCode };
};

it('the clinic has the code as proved, and finds the patient by it', async () => {
  const person = somebody();
  const { browser, seenByStaff, foundByCode } = await whoHasWritten(person);
  expect(await seenByStaff()).toMatchObject({ personalCode: null, claimedCode: person.code });
  await digitalId.show(browser, person, { confirm: true });
  expect(await seenByStaff()).toMatchObject({
    personalCode: person.code,
    claimedCode: null,
    sameCodeMember: null,
  });
  expect((await foundByCode()).body.patient).toMatchObject({ surname: person.surname });
});

it('a slip of the keyboard gives way to what was proved', async () => {
  const person = somebody();
  const { browser, seenByStaff } = await whoHasWritten(person, somebody().code);
  await digitalId.show(browser, person, { confirm: true });
  expect(await seenByStaff()).toMatchObject({ personalCode: person.code, claimedCode: null });
});

it('the same when the mailbox joins the account to that of the digital ID', async () => {
  const person = somebody();
  const { email, seenByStaff } = await whoHasWritten(person);
  const high = openBrowser(test);
  const { body: login } = await digitalId.show(high, person);
  await make.completeAccount(login.userClaim.userId);
  await sql`delete from credential_counter where key like 'code-again:%'`.execute(test.database.system);
  await high.call(sendOtp, { body: { purpose: 'PROFILE', email } });
  const joined = await high.call(editProfile, { body: { email, otp: codeSentTo(test, email) } });
  expect(joined.status).toBe(200);
  expect(await seenByStaff()).toMatchObject({ personalCode: person.code, claimedCode: null });
});

it('where staff have entered the same code, both records stay, and staff see the other', async () => {
  const person = somebody();
  const { browser, clinicId, asNurse, seenByStaff } = await whoHasWritten(person);
  const { code: personalCode, firstName, surname } = person;
  const entered = { clinicId, firstName, surname, personalCode, email: 'entered@example.com' };
  const { clinicMemberId } = (await test.call(addPatient, { body: entered }, { as: asNurse })).body;
  const sameCodeMember = { clinicMemberId, firstName, surname };
  expect(await seenByStaff()).toMatchObject({ claimedCodeProved: false, sameCodeMember });
  await digitalId.show(browser, person, { confirm: true });
  expect(await seenByStaff()).toMatchObject({
    personalCode: null,
    claimedCode: person.code,
    claimedCodeProved: true,
    sameCodeMember,
  });
});

it('a record that is held at that moment is brought up to date by the next sign-in', async () => {
  const person = somebody();
  const { browser, clinicId, seenByStaff } = await whoHasWritten(person);
  await asDatabaseUser(test.testDatabase, 'tervita_system', {}, async (importing) => {
    await importing.query('select deciding_at($1)', [clinicId]);
    expect((await digitalId.show(browser, person, { confirm: true })).status).toBe(200);
  });
  expect(await seenByStaff()).toMatchObject({ personalCode: null, claimedCode: person.code });
  await digitalId.show(openBrowser(test), person);
  expect(await seenByStaff()).toMatchObject({ personalCode: person.code });
});
