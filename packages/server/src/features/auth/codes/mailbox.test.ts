import { resetPassword, sendOtp, signupWithPassword } from '@tervita/contract/auth';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { codeSentTo, openBrowser } from '../../../testing/browser.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const later = () =>
  sql`delete from credential_counter where key like 'code-again:%'`.execute(test.database.system);
const password = 'sinine paat sõidab';
const signUp = async (email: string) => {
  const browser = openBrowser(test);
  await browser.call(sendOtp, { body: { purpose: 'SIGNUP', email } });
  await browser.call(signupWithPassword, { body: { email, password, otp: codeSentTo(test, email) } });
  await later();
  return browser;
};
const lettersSince = (count: number) => test.mails.slice(count).map(({ to }) => to);

describe('a code', () => {
  it.each(['ｅmily@example.com', 'ﬁona@example.com', 'õie@example.com', 'аnna@example.com'])(
    'is not sent to %s, which may be taken for the mailbox of another',
    async (email) => {
      const before = test.mails.length;
      const answer = await openBrowser(test).call(sendOtp, { body: { purpose: 'RESET', email } });
      expect(answer).toMatchObject({
        status: 400,
        raw: { issues: [{ path: ['body', 'email'], key: 'lettersInEmail' }] },
      });
      expect(lettersSince(before)).toEqual([]);
    },
  );

  it('goes to the mailbox as the account has it, not as a stranger spells it', async () => {
    await signUp('emily.harcourt@example.com');
    const before = test.mails.length;
    const stranger = openBrowser(test);
    const typed = 'Emily.Harcourt@example.com';
    const sent = await stranger.call(sendOtp, { body: { purpose: 'RESET', email: typed } });
    expect(sent.status).toBe(200);
    expect(lettersSince(before)).toEqual(['emily.harcourt@example.com']);
    // The answer is in the words of whoever asked: the spelling of the account is its owner's.
    expect(sent.body.maskedEmail).toBe('E•••@example.com');
    const otp = codeSentTo(test, 'emily.harcourt@example.com');
    const reset = await stranger.call(resetPassword, {
      body: { email: typed, otp, password: 'kollane paat sõidab' },
    });
    expect(reset.status).toBe(200);
  });
});
