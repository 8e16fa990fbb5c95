import { getSession, sendOtp, signupWithPassword } from '@tervita/contract/auth';
import { listPatientEContacts, sendEContactText } from '@tervita/contract/e-contacts';
import { completeProfile, editProfile, getProfile } from '@tervita/contract/profiles';
import { generatePersonalCode } from '@tervita/domain/persons';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { codeSentTo, openBrowser, type TestBrowser } from '../../../testing/browser.ts';
import { gatewayFor, type Shown } from '../../../testing/digital-id.ts';
import { given } from '../../../testing/given.ts';

let test: TestApp;
const digitalId = gatewayFor();
beforeAll(async () => {
  test = await startTestApp({ digitalId: digitalId.gateway });
});
afterAll(() => test.close());

let serial = 0;
const somebody = (): Shown => {
  serial += 1;
  return {
    code: generatePersonalCode('EE', { birthDate: '1990-04-05', sex: 'FEMALE', serial }),
    firstName: 'Mari',
    surname: `Lepaste${String.fromCharCode(97 + serial)}`,
  };
};

const later = () =>
  sql`delete from credential_counter where key like 'code-again:%'`.execute(test.database.system);

/** An account with a password; what is in it was only typed. */
const typedAccount = async (person: Shown, over: { surname?: string } = {}) => {
  serial += 1;
  const [browser, email] = [openBrowser(test), `person${serial}@typed.example`];
  await browser.call(sendOtp, { body: { purpose: 'SIGNUP', email } });
  const password = 'sinine paat sõidab';
  await browser.call(signupWithPassword, { body: { email, password, otp: codeSentTo(test, email) } });
  const body = {
    email,
    phone: '51234567',
    firstName: person.firstName,
    surname: over.surname ?? person.surname,
    birthDate: '1990-04-05',
    personalCode: person.code,
  };
  const { status, body: login } = await browser.call(completeProfile, { body });
  expect(status).toBe(200);
  await given(test.database).completeAccount(login.userClaim.userId);
  return { browser, email, userId: login.userClaim.userId, personId: login.userClaim.personId };
};

const write = async (browser: TestBrowser, personId: string, clinicId: string) => {
  const body = { eContactType: 'COUGH', patientPersonId: personId, clinicId, text: 'Köhin' } as const;
  const { status, body: sent } = await browser.call(sendEContactText, { body });
  expect(status).toBe(200);
  return sent.id;
};
const mine = async (browser: TestBrowser) =>
  (await browser.call(listPatientEContacts, { query: {} })).body.eContacts.map(({ id }) => id);

describe('showing the digital ID in an account that was made with a password', () => {
  it('makes the account verified and lifts the session', async () => {
    const person = somebody();
    const { browser, userId } = await typedAccount(person);
    const answer = await digitalId.show(browser, person, { confirm: true });
    expect(answer.body.userClaim).toMatchObject({ userId, assurance: 'HIGH', method: 'DIGITAL_ID' });
    expect((await browser.call(getProfile, {})).body).toMatchObject({
      isVerified: true,
      personalCode: person.code,
      waysIn: ['DIGITAL_ID'],
    });
    // From anywhere, the digital ID now leads to the same account.
    const elsewhere = await digitalId.show(openBrowser(test), person);
    expect(elsewhere.body.userClaim.userId).toBe(userId);
  });

  it('is refused when the names differ, and changes nothing', async () => {
    const person = somebody();
    const { browser } = await typedAccount(person, { surname: 'Hoopis' });
    const answer = await digitalId.show(browser, person, { confirm: true });
    expect(answer.raw.code).toBe('USER_EXISTS_WITH_DIFFERENT_NAME');
    expect((await browser.call(getProfile, {})).body).toMatchObject({ surname: 'Hoopis', isVerified: false });
  });

  it('brings what a clinic already knows of the person', async () => {
    const make = given(test.database);
    const [clinicId, openId] = [await make.clinic(), await make.clinic({ kind: 'OPEN' })];
    const person = somebody();
    const known = await make.person();
    await sql`delete from user_email where user_id = ${known.userId}`.execute(test.database.system);
    await sql`delete from consent where user_id = ${known.userId}`.execute(test.database.system);
    await sql`delete from app_user where id = ${known.userId}`.execute(test.database.system);
    await sql`update person set personal_code = ${person.code}, first_name = ${person.firstName},
      surname = ${person.surname} where id = ${known.personId}`.execute(test.database.system);
    await make.member(clinicId, known.personId);
    const { browser, personId } = await typedAccount(person);
    const id = await write(browser, personId, openId);
    const { body: confirmed } = await digitalId.show(browser, person, { confirm: true });
    await make.completeAccount(confirmed.userClaim.userId);
    const { rows } = await sql<{ clinic_id: string }>`
      select clinic_id from clinic_member where person_id = ${known.personId}`.execute(test.database.system);
    expect(rows.map((row) => row.clinic_id).sort()).toEqual([clinicId, openId].sort());
    expect(await mine(browser)).toEqual([id]);
  });

  it('makes one of two accounts of the person, with everything that was in both', async () => {
    const make = given(test.database);
    const clinicId = await make.clinic({ kind: 'OPEN' });
    const person = somebody();
    const typed = await typedAccount(person);
    const first = await write(typed.browser, typed.personId, clinicId);
    const high = openBrowser(test);
    const { body: login } = await digitalId.show(high, person);
    expect(login.userClaim.userId).not.toBe(typed.userId);
    await make.completeAccount(login.userClaim.userId);
    const second = await write(high, login.userClaim.personId, clinicId);
    expect(await mine(high)).toEqual([second]);
    const answer = await digitalId.show(typed.browser, person, { confirm: true });
    expect(answer.body.userClaim.userId).toBe(login.userClaim.userId);
    await make.completeAccount(login.userClaim.userId);
    expect((await mine(typed.browser)).sort()).toEqual([first, second].sort());
    expect((await typed.browser.call(getProfile, {})).body.waysIn).toEqual(['DIGITAL_ID']);
  });

  it('does not happen to somebody else who is signed in', async () => {
    const person = somebody();
    const { browser } = await typedAccount(person);
    const other = somebody();
    const { body } = await digitalId.show(browser, other);
    expect(body.userClaim.surname).toBe(other.surname);
    expect((await browser.call(getSession, {})).body.login?.userClaim.surname).toBe(other.surname);
  });
});

describe('proving the mailbox of an account that was made with a password', () => {
  const prove = async (browser: TestBrowser, email: string) => {
    await later();
    await browser.call(sendOtp, { body: { purpose: 'PROFILE', email } });
    return browser.call(editProfile, { body: { email, otp: codeSentTo(test, email) } });
  };

  it('joins it to the digital ID of the same person', async () => {
    const person = somebody();
    const typed = await typedAccount(person);
    const browser = openBrowser(test);
    const { body: login } = await digitalId.show(browser, person);
    await given(test.database).completeAccount(login.userClaim.userId);
    const answer = await prove(browser, typed.email);
    expect(answer.body).toMatchObject({ email: typed.email, waysIn: ['DIGITAL_ID', 'PASSWORD'] });
    expect((await typed.browser.call(getSession, {})).body.login).toBeNull();
  });

  it('does not join that of another', async () => {
    const typed = await typedAccount(somebody());
    const browser = openBrowser(test);
    const { body: login } = await digitalId.show(browser, somebody());
    await given(test.database).completeAccount(login.userClaim.userId);
    expect((await prove(browser, typed.email)).raw.code).toBe(
      'GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT',
    );
  });
});
