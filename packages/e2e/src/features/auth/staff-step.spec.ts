import { createHmac } from 'node:crypto';
import { now } from '../../core/given-time.ts';
import { codeFor } from '../../core/mailbox.ts';
import { expect, test } from '../../core/test.ts';

const email = 'liis.kasemaa@example.com';
const password = 'three birches by the river';
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator app shows now (RFC 6238). */
const appCode = (secret: string): string => {
  const bits = [...secret].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(now().getTime() / 30_000)));
  const hash = createHmac('sha1', key).update(step).digest();
  const at = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
};

test('a nurse who came with a password sets up her app, and then sees the clinic', async ({ open }) => {
  const page = await open({ width: 1440 });
  await page.goto('/login-with-password');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Six digits from the e-mail').pressSequentially(await codeFor(email));
  await expect(page).toHaveURL(/\/my-e-contacts$/);
  await expect(page.getByText(/You also work at Pärnaoru/)).toBeVisible();

  await page.goto('/clinic-e-contacts?tab=answered');
  await expect(page).toHaveURL(/\/verify-app-code$/);
  await page.getByRole('button', { name: 'Set up the app' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel(/Then write the six digits/).pressSequentially(appCode(secret));
  await expect(page).toHaveURL(/\/clinic-e-contacts\?tab=answered/);
});
