import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';

test('with twice the zoom the list has most of the height, and an opened reply is in sight', async ({
  open,
}) => {
  const page = await open({ as: people.liis, width: 1440 });
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto('/clinic-e-contacts');
  const list = page.getByTestId('inbox');
  await expect(list).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect((await list.boundingBox())?.height).toBeGreaterThan(225);

  await list.getByRole('link').first().click();
  const reply = page.getByRole('textbox', { name: 'Reply' });
  await expect(reply).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await reply.click();
  await expect(page.getByRole('button', { name: /^Send(?! later)/ })).toBeInViewport({ ratio: 1 });
  await expect(reply).toBeInViewport({ ratio: 1 });
});
