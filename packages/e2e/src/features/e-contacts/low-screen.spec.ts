import { randomUUID } from 'node:crypto';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { sentBy } from './threads.ts';

const zoomed = { width: 720, height: 450 };

test('on a small screen or with twice the zoom the list, the words of the patient and an opened reply are in sight', async ({
  open,
}) => {
  const patient = await open({ as: people.mari });
  const words = `Ma ei saa hingata ${randomUUID()}`;
  const id = await sentBy(patient, `${words}. ${'Mul on kolm päeva palavik ja köha. '.repeat(12)}`);
  const page = await open({ as: people.liis, width: 1440 });
  await page.setViewportSize(zoomed);
  await page.goto('/clinic-e-contacts');
  const list = page.getByTestId('inbox');
  await expect(list).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect((await list.boundingBox())?.height).toBeGreaterThan(225);
  await list.getByRole('link').first().click();
  const inPreview = page.getByRole('textbox', { name: 'Reply' });
  await expect(inPreview).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await inPreview.click();
  await expect(page.getByRole('button', { name: /^Send(?! later)/ })).toBeInViewport({ ratio: 1 });
  await expect(inPreview).toBeInViewport({ ratio: 1 });

  const reply = page.getByRole('textbox', { name: 'Reply to the patient' });
  const heightOfReply = async () => (await reply.locator('xpath=ancestor::form/..').boundingBox())?.height;
  const message = page.getByRole('article').filter({ hasText: words }).getByText(words, { exact: false });
  await page.goto(`/e-contacts/${id}`);
  await expect(message).toBeInViewport({ ratio: 0.9 });
  expect(await heightOfReply()).toBeLessThanOrEqual(50);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(message).toBeInViewport({ ratio: 0.9 });
  expect(await heightOfReply()).toBeLessThanOrEqual(50);
  // Opened with a long text it takes two fifths of a screen of the usual height, and the words stay.
  await page.keyboard.press('r');
  await expect(reply).toBeFocused();
  await page.keyboard.insertText('Tere\n'.repeat(40));
  expect(await heightOfReply()).toBeLessThanOrEqual(768 * 0.42);
});
