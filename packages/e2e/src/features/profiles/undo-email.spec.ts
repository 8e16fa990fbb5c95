import { get } from '../../core/asked-of-api.ts';
import { codeFor, freshEmail, lettersTo } from '../../core/mailbox.ts';
import { expect, test } from '../../core/test.ts';

const linkSentTo = async (address: string): Promise<string> => {
  const found = async () => {
    const letters = await lettersTo(address);
    return letters.map(({ text }) => /\/undo-email-change#\S+/.exec(text)?.[0]).find(Boolean) ?? '';
  };
  await expect.poll(found).not.toBe('');
  return found();
};

test('a change of e-mail is taken back from the old mailbox, without signing in', async ({ open }) => {
  const page = await open({ as: 'Hannes Liivrand' });
  await page.goto('/edit-profile');
  const field = page.getByLabel('E-mail');
  await expect(field).toHaveValue(/@/);
  const before = await field.inputValue();
  const strange = freshEmail('strange');
  await field.fill(strange);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByLabel('Six digits from the e-mail').pressSequentially(await codeFor(strange));
  await expect(page.getByText('Your new e-mail is saved.')).toBeVisible();

  const owner = await open();
  await owner.goto(await linkSentTo(before));
  await owner.getByRole('button', { name: 'Take the change back' }).click();
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Your old e-mail counts again');
  // Whoever is signed in finds out at once.
  await expect(page).toHaveURL(/status=session-ended/);

  const again = await open({ as: 'Hannes Liivrand' });
  expect(await get(again.context(), '/users/profile')).toMatchObject({ email: before });
});
