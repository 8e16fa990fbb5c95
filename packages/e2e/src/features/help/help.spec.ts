import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';

test('an answer shows the screen that it speaks of', async ({ open }) => {
  const page = await open({ as: people.liis, width: 1440 });
  await page.goto('/help/app-usage#inbox');
  const picture = page.getByRole('img', { name: /^The screen for/ }).first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(1_000);
});
