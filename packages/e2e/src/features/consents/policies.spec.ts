import { expectProblem } from '../../core/problems.ts';
import { expect, test } from '../../core/test.ts';

const pages = [
  ['/terms-and-conditions', 'et', 'Kasutustingimused', 'Hädaolukorras ärge kirjutage'],
  ['/privacy-policy', 'en', 'Privacy policy', 'Who is responsible'],
  ['/cookie-policy', 'et', 'Küpsiste kasutamine', 'Hädavajalikud küpsised'],
] as const;

for (const [path, language, title, part] of pages) {
  test(`${path} in ${language}: title, day, contents that lead to their part`, async ({ open }) => {
    const page = await open({ language, width: 1440 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(/2026$/)).toBeVisible();
    await page.getByRole('link', { name: part, exact: true }).click();
    const heading = page.getByRole('heading', { level: 2, name: part, exact: true });
    await expect(heading).toBeInViewport();
    // The header that stays on top does not cover it.
    expect(await heading.evaluate((node) => node.getBoundingClientRect().top)).toBeGreaterThan(56);
  });
}

test('the terms of the clinic are one press away and have an address', async ({ open }) => {
  const page = await open();
  await page.goto('/terms-and-conditions');
  await page.getByText('For clinic staff').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Answering patients' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Answering patients' })).toBeVisible();
});

test('on paper there is the text and nothing to press', async ({ open }) => {
  const page = await open({ width: 1440 });
  await page.goto('/cookie-policy');
  await expect(page.getByRole('heading', { level: 2, name: 'Your choice' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 2, name: 'Your choice' })).toBeVisible();
  for (const gone of [page.getByRole('button'), page.getByRole('navigation'), page.getByRole('banner')])
    await expect(gone.filter({ visible: true })).toHaveCount(0);
});

test('a text that comes at the second try is shown', async ({ open, problems }) => {
  const page = await open();
  let tries = 0;
  await page.route('**/content/prm**', (route) => {
    tries += 1;
    return tries === 1 ? route.abort() : route.fallback();
  });
  await page.goto('/privacy-policy');
  await expect(page.getByText('The text did not load. Trying again, 2 of 3.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Who is responsible' })).toBeVisible();
  await expectProblem(problems, { because: 'aborted', address: /\/content\/prm\?/ });
});
