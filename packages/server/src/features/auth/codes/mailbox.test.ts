import { loginWithPassword, resetPassword, sendOtp, signupWithPassword } from '@tervita/contract/auth';
import { emailKey } from '@tervita/domain/persons';
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

describe('an account from before, whose address has other letters before the @', () => {
  const accountOf = async (email: string) => {
    const plain = email.normalize('NFKD').replace(/[^\u0021-\u007e]/g, 'x');
    await signUp(plain);
    await sql`update user_email set address = ${email}, address_key = ${emailKey(email)}
      where address = ${plain}`.execute(test.database.system);
  };
  const signIn = (email: string) => openBrowser(test).call(loginWithPassword, { body: { email, password } });

  it('is opened by its password, and the code goes to that address', async () => {
    await accountOf('õie@example.com');
    const before = test.mails.length;
    expect((await signIn('Õie@example.com')).status).toBe(200);
    expect(lettersSince(before)).toEqual(['õie@example.com']);
    // Typed with the sign over the letter as a letter of its own: the same mailbox.
    await later();
    expect((await signIn('o\u0303ie@example.com')).status).toBe(200);
  });

  it('is not opened by an address that only folds to the same', async () => {
    await accountOf('ｅlla@example.com');
    await signUp('anna@example.com');
    const before = test.mails.length;
    for (const typed of ['ella@example.com', 'ａnna@example.com', 'аnna@example.com'])
      expect((await signIn(typed)).raw).toMatchObject({ code: 'WRONG_EMAIL_OR_PASSWORD' });
    expect(lettersSince(before)).toEqual([]);
    expect((await signIn('ｅlla@example.com')).status).toBe(200);
  });
});
