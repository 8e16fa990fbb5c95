import { sendOtp, settleWaysIn, signupWithPassword } from '@tervita/contract/auth';
import { completeProfile, editProfile, getProfile, undoEmailChange } from '@tervita/contract/profiles';
import type { OtpPurpose } from '@tervita/domain/auth';
import { generatePersonalCode } from '@tervita/domain/persons';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { codeSentTo, openBrowser, type TestBrowser } from '../../../testing/browser.ts';
import { gatewayFor } from '../../../testing/digital-id.ts';
import { eventually } from '../../../testing/eventually.ts';
import { given } from '../../../testing/given.ts';

let test: TestApp;
const digitalId = gatewayFor();
beforeAll(async () => {
  test = await startTestApp({ digitalId: digitalId.gateway });
  await test.app.startWorker();
});
afterAll(() => test.close());

const codeFor = async (browser: TestBrowser, purpose: OtpPurpose, email: string) => {
  await sql`delete from credential_counter where key like 'code-again:%'`.execute(test.database.system);
  await browser.call(sendOtp, { body: { purpose, email } });
  return codeSentTo(test, email);
};

it('a change of address from before the digital ID cannot be taken back into the account', async () => {
  const [first, second, own] = ['planter-a@example.com', 'planter-b@example.com', 'owner@example.com'];
  const browser = openBrowser(test);
  const signup = {
    email: first,
    password: 'sinine paat sõidab',
    otp: await codeFor(browser, 'SIGNUP', first),
  };
  const { body } = await browser.call(signupWithPassword, { body: signup });
  await given(test.database).completeAccount(body.userClaim.userId);
  await browser.call(editProfile, {
    body: { email: second, otp: await codeFor(browser, 'PROFILE', second) },
  });
  const link = () =>
    test.mails
      .filter(({ to }) => to === first)
      .map(({ text }) => /undo-email-change#(\S+)/.exec(text)?.[1])
      .findLast(Boolean);
  await eventually(() => expect(link()).toBeDefined());
  const code = generatePersonalCode('EE', { birthDate: '1990-04-05', sex: 'FEMALE', serial: 77 });
  await digitalId.show(browser, { code, firstName: 'Mari', surname: 'Tammik' }, { confirm: true });
  await browser.call(settleWaysIn, { body: { keep: [] } });
  await browser.call(completeProfile, {
    body: { email: own, otp: await codeFor(browser, 'PROFILE', own), phone: '51234567' },
  });
  const undone = await openBrowser(test).call(undoEmailChange, { body: { token: link() ?? '' } });
  expect(undone.status).toBe(468);
  expect((await browser.call(getProfile, {})).body.email).toBe(own);
});
