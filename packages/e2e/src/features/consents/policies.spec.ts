import { expect, test } from '../../core/test.ts';

test('the contents of a policy lead to their part, which no header covers; on paper there is the text and nothing to press', async ({
  open,
}) => {
  const page = await open({ width: 1440 });
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  await page.getByRole('link', { name: 'Who is responsible', exact: true }).click();
  const part = page.getByRole('heading', { level: 2, name: 'Who is responsible', exact: true });
  await expect(part).toBeInViewport();
  // The header stays on top.
  expect(await part.evaluate((node) => node.getBoundingClientRect().top)).toBeGreaterThan(56);

  await page.goto('/cookie-policy');
  const choice = page.getByRole('heading', { level: 2, name: 'Your choice' });
  await expect(choice).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(choice).toBeVisible();
  for (const gone of [page.getByRole('button'), page.getByRole('navigation'), page.getByRole('banner')])
    await expect(gone.filter({ visible: true })).toHaveCount(0);
});
