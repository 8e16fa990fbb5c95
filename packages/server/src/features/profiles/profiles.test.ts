import { getSession, sendOtp, signupWithPassword } from '@tervita/contract/auth';
import { completeProfile, editProfile, getProfile, saveSettings } from '@tervita/contract/profiles';
import { generatePersonalCode } from '@tervita/domain/persons';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { codeSentTo, openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { gatewayFor } from '../../testing/digital-id.ts';
import { given } from '../../testing/given.ts';

let test: TestApp;
const digitalId = gatewayFor();
const domains: string[] = [];
beforeAll(async () => {
  test = await startTestApp({
    digitalId: digitalId.gateway,
    mailDomainExists: async (domain) => {
      domains.push(domain);
      return domain !== 'nowhere.example';
    },
  });
});
afterAll(() => test.close());

let serial = 500;
const next = () => {
  serial += 1;
  return serial;
};
const codeOf = (birthDate = '1990-04-05') =>
  generatePersonalCode('EE', { birthDate, sex: 'FEMALE', serial: next() % 1000 });

const later = () =>
  sql`delete from credential_counter where key like 'code-again:%'`.execute(test.database.system);

const account = async (email = `fresh${next()}@example.com`) => {
  const browser = openBrowser(test);
  await later();
  await browser.call(sendOtp, { body: { purpose: 'SIGNUP', email } });
  const body = { email, password: 'sinine paat sõidab', otp: codeSentTo(test, email) };
  const { body: login } = await browser.call(signupWithPassword, { body });
  return { browser, email, userId: login.userClaim.userId };
};

const typed = {
  firstName: 'Mari',
  surname: 'Lepaste',
  birthDate: '1990-04-05',
  phone: '5123 4567',
};
const complete = (browser: TestBrowser, email: string, more: Record<string, unknown> = {}) =>
  browser.call(completeProfile, { body: { ...typed, personalCode: codeOf(), email, ...more } });
const prove = async (browser: TestBrowser, email: string) => {
  await later();
  await browser.call(sendOtp, { body: { purpose: 'PROFILE', email } });
  return codeSentTo(test, email);
};
const issuesOf = (raw: Record<string, unknown>) =>
  (raw.issues as { path: string[]; key: string }[]).map(({ path, key }) => `${path[1]}:${key}`);

describe('completing a profile', () => {
  it('ends the guard that asked for it', async () => {
    const { browser, email } = await account();
    const answer = await complete(browser, email);
    expect(answer.status).toBe(200);
    expect(answer.body.userClaim).toMatchObject({ firstName: 'Mari', incompleteProfile: false });
    expect((await browser.call(getProfile, {})).body).toMatchObject({
      phone: '+37251234567',
      birthDate: '1990-04-05',
      sex: 'FEMALE',
      isVerified: false,
      isEmailVerified: true,
      waysIn: ['PASSWORD'],
    });
  });

  it.each([
    [{ phone: '123' }, 'phone:badPhone'],
    [{ personalCode: '49004050001' }, 'personalCode:badPersonalCode'],
    [{ personalCode: undefined }, 'personalCode:required'],
    [{ firstName: undefined }, 'firstName:required'],
    [{ birthDate: '1991-04-05' }, 'birthDate:doesNotMatch'],
  ])('says what is wrong with %o and keeps nothing', async (wrong, fault) => {
    const { browser, email } = await account();
    const answer = await complete(browser, email, wrong);
    expect(answer.status).toBe(400);
    expect(issuesOf(answer.raw)).toEqual([fault]);
    expect((await browser.call(getSession, {})).body.login?.userClaim.incompleteProfile).toBe(true);
  });

  it('is not for a minor', async () => {
    const { browser, email } = await account();
    const minor = { birthDate: '2015-04-05', personalCode: codeOf('2015-04-05') };
    expect((await complete(browser, email, minor)).raw.code).toBe('PERSON_IS_UNDERAGE');
  });

  it('needs a code for an address that was not proved', async () => {
    const { browser } = await account();
    const email = `other${next()}@example.com`;
    expect(issuesOf((await complete(browser, email)).raw)).toEqual(['otp:required']);
    expect((await complete(browser, email, { otp: '000000' })).raw.code).toBe('INVALID_OTP');
    const otp = await prove(browser, email);
    expect((await complete(browser, email, { otp })).status).toBe(200);
    expect((await browser.call(getProfile, {})).body.email).toBe(email);
  });

  it('refuses an address at a domain that does not exist', async () => {
    const { browser } = await account();
    const answer = await complete(browser, 'mari@nowhere.example', { otp: '123456' });
    expect(issuesOf(answer.raw)).toEqual(['email:unknownEmailDomain']);
    expect(domains.at(-1)).toBe('nowhere.example');
  });

  it('keeps what the digital ID says', async () => {
    const browser = openBrowser(test);
    const code = codeOf('1985-03-15');
    await digitalId.show(browser, { code, firstName: 'Liis', surname: 'Kask' });
    const email = `liis${next()}@example.com`;
    const otp = await prove(browser, email);
    const body = {
      email,
      otp,
      phone: '51234567',
      firstName: 'Somebody',
      surname: 'Else',
      birthDate: '1970-01-01',
    };
    expect((await browser.call(completeProfile, { body })).body.userClaim).toMatchObject({
      firstName: 'Liis',
      surname: 'Kask',
      incompleteProfile: false,
    });
    expect((await browser.call(getProfile, {})).body).toMatchObject({
      birthDate: '1985-03-15',
      personalCode: code,
      isVerified: true,
    });
  });
});

describe('a personal code that was typed', () => {
  it('may be typed by several, also at the same moment: nobody hears of the others', async () => {
    const personalCode = codeOf();
    const accounts = await Promise.all(Array.from({ length: 6 }, () => account()));
    const answers = await Promise.all(
      accounts.map(({ browser, email }) => complete(browser, email, { personalCode })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  });

  it('is answered alike whether its owner has an account, was typed before, or is nobody', async () => {
    const [owned, typedBefore, nobodys] = [codeOf('1985-03-15'), codeOf('1985-03-15'), codeOf('1985-03-15')];
    await digitalId.show(openBrowser(test), { code: owned, firstName: 'Kai', surname: 'Kask' });
    const before = await account();
    await complete(before.browser, before.email, { personalCode: typedBefore, birthDate: '1985-03-15' });
    const said = [];
    for (const personalCode of [owned, typedBefore, nobodys]) {
      const { browser, email } = await account();
      const claim = { personalCode, birthDate: '1985-03-15' };
      const elsewhere = `elsewhere${next()}@example.com`;
      const withoutCode = await complete(browser, elsewhere, claim);
      const answer = await complete(browser, email, claim);
      const { body: profile } = await browser.call(getProfile, {});
      said.push({
        status: [withoutCode.status, answer.status],
        issues: issuesOf(withoutCode.raw),
        claim: { ...answer.body.userClaim, userId: '', personId: '' },
        profile: { ...profile, email: '', personalCode: profile.personalCode === personalCode },
      });
    }
    expect(said[0]).toEqual(said[2]);
    expect(said[1]).toEqual(said[2]);
    expect(said[2]).toMatchObject({ status: [400, 200], issues: ['otp:required'] });
  });

  it('stays what somebody typed when its owner shows the digital ID, and opens nothing then either', async () => {
    const personalCode = codeOf();
    const other = await account();
    await complete(other.browser, other.email, { personalCode });
    const owner = await digitalId.show(openBrowser(test), {
      code: personalCode,
      firstName: 'Mari',
      surname: 'Lepaste',
    });
    expect(owner.status).toBe(200);
    expect(owner.body.userClaim.userId).not.toBe(other.userId);
    expect((await other.browser.call(getProfile, {})).body).toMatchObject({
      personalCode,
      isVerified: false,
    });
  });

  it('does not keep its owner from signing up with a password', async () => {
    const personalCode = codeOf();
    const squatter = await account();
    await complete(squatter.browser, squatter.email, { personalCode });
    const owner = await account();
    expect((await complete(owner.browser, owner.email, { personalCode })).status).toBe(200);
    const shown = { code: personalCode, firstName: typed.firstName, surname: typed.surname };
    const confirmed = await digitalId.show(owner.browser, shown, { confirm: true });
    expect(confirmed.body.userClaim).toMatchObject({ userId: owner.userId, assurance: 'HIGH' });
    const kept = await test.database.system
      .selectFrom('personal_code_claim')
      .select('user_id')
      .where('code', '=', personalCode)
      .execute();
    expect(kept).toEqual([{ user_id: squatter.userId }]);
  });

  it('opens nothing of the person whose it is', async () => {
    const make = given(test.database);
    const { clinicId, patient } = await make.clinicWithPatient();
    const { rows } = await sql<{ personal_code: string }>`
      update app_user set person_id = person_id where id = ${patient.userId}
      returning (select personal_code from person where id = ${patient.personId})`.execute(
      test.database.system,
    );
    const { browser, email } = await account();
    await complete(browser, email, { personalCode: rows[0]?.personal_code, birthDate: '1985-03-10' });
    const members = await sql`
      select from clinic_member m join app_user u on u.person_id = m.person_id
      join user_email e on e.user_id = u.id where m.clinic_id = ${clinicId} and e.address = ${email}`.execute(
      test.database.system,
    );
    expect(members.rows).toEqual([]);
  });
});

describe('changing the e-mail', () => {
  it('needs the code of the new address, and tells the old one', async () => {
    const { browser, email, userId } = await account();
    await given(test.database).completeAccount(userId);
    const address = `new${next()}@example.com`;
    expect(issuesOf((await browser.call(editProfile, { body: { email: address } })).raw)).toEqual([
      'otp:required',
    ]);
    const otp = await prove(browser, address);
    const answer = await browser.call(editProfile, { body: { email: address, otp } });
    expect(answer.body.email).toBe(address);
    const notice = await test.database.system
      .selectFrom('notice')
      .select(['kind', 'address'])
      .where('user_id', '=', userId)
      .execute();
    expect(notice).toEqual([{ kind: 'account.email-changed', address: email }]);
  });

  it('does not take the address of another person', async () => {
    const other = await account();
    await complete(other.browser, other.email);
    const { browser, email, userId } = await account();
    await complete(browser, email, { firstName: 'Peeter' });
    await given(test.database).completeAccount(userId);
    const otp = await prove(browser, other.email);
    const answer = await browser.call(editProfile, { body: { email: other.email, otp } });
    expect(answer.raw.code).toBe('GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT');
  });

  it('keeps the phone for the clinics of the person', async () => {
    const make = given(test.database);
    const { patient, asPatient, clinicId } = await make.clinicWithPatient();
    await test.call(editProfile, { body: { phone: '5555 1234' } }, { as: asPatient });
    const member = await test.database.system
      .selectFrom('clinic_member')
      .select(['phone', 'phone_given_by_patient'])
      .where('clinic_id', '=', clinicId)
      .where('person_id', '=', patient.personId)
      .executeTakeFirst();
    expect(member).toEqual({ phone: '+37255551234', phone_given_by_patient: true });
  });
});

describe('settings', () => {
  it('keep language and notices', async () => {
    const make = given(test.database);
    const as = await make.session((await make.person()).userId);
    const body = { language: 'ru', emailNotices: false } as const;
    expect((await test.call(saveSettings, { body }, { as })).body).toMatchObject(body);
    expect((await test.call(getSession, {}, { as })).body.login?.userClaim.language).toBe('ru');
    expect((await test.call(saveSettings, { body: {} }, { as })).body).toMatchObject(body);
  });
});
