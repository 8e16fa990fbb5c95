import { randomUUID } from 'node:crypto';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { sentBy } from './threads.ts';

test('a summary that comes late moves nothing in the preview', async ({ open }) => {
  const patient = await open({ as: people.helve });
  const words = `Köha ${randomUUID()}. ${'Kurt on valus ja öösel ei saa magada. '.repeat(12)}`;
  const id = await sentBy(patient, words);
  const page = await open({ as: people.liis, width: 1440 });
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/ai/summarization', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.goto(`/clinic-e-contacts?preview=${id}`);
  const preview = page.getByRole('complementary', { name: 'Preview' });
  const message = preview.getByRole('article').getByText(words.slice(0, 40));
  await expect(message).toBeVisible();
  await expect(preview.locator('[aria-busy="true"]')).toHaveCount(1);
  const before = await message.boundingBox();
  answer.resolve();
  await expect(preview.getByRole('button', { name: /^(AI summary|Summary of the answers)/ })).toBeVisible();
  expect((await message.boundingBox())?.y).toBe(before?.y);
});
