import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../../core/accessible.ts';
import { goToCheck, pressSend, writeFreely } from '../../core/send.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';

test('staff see how long patients wait beside what they said, as charts and as tables', async ({ open }) => {
  const page = await open({ as: people.helen, width: 1440 });
  await page.goto('/feedback');
  // Banners come above the tabs and move them.
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Waiting times' }).click();
  await expect(page).toHaveURL(/\/feedback\/waiting-times$/);
  await expect(page.getByRole('region', { name: 'to the first answer' })).toContainText(/\d+ (h|min)/);
  const byWeekday = page.getByRole('region', { name: 'First answer by weekday' });
  await byWeekday.getByText('Table', { exact: true }).click();
  await expect(byWeekday.getByRole('row', { name: /^Monday/ })).toBeVisible();
  await expect(
    page.getByRole('region', { name: /^What the patient sees/ }).getByText('Expected answer'),
  ).toBeVisible();
  await expectAccessible(page);
});

test('a patient reads when to expect an answer before sending, after it and while waiting', async ({
  open,
}) => {
  const page = await open({ as: people.mari });
  await page.goto('/my-e-contacts');
  await page.getByRole('link', { name: 'New e-contact' }).click();
  await page.getByRole('link', { name: /^Me/ }).click();
  await page.getByRole('searchbox').fill('Knee pain');
  await page.getByRole('link', { name: 'Knee pain' }).first().click();
  await writeFreely(page);
  await page.getByRole('textbox').fill(`Põlv on valus ${randomUUID()}`);
  await goToCheck(page);
  const expected = page.getByText('Expected answer', { exact: true });
  await expect(expected).toBeVisible();
  await expect(page.getByText(/Nine of ten get one/)).toBeVisible();
  await expectAccessible(page);
  await pressSend(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Sent to the clinic' })).toBeVisible();
  await expect(expected).toBeVisible();
  await page.getByRole('link', { name: 'See the e-contact' }).click();
  await expect(page.getByText('Waiting for the clinic.')).toBeVisible();
  await expect(expected).toBeVisible();
});
