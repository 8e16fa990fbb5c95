import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';

test('the menu of a phone opens, closes on Escape and gives focus back', async ({ open }) => {
  const page = await open({ as: people.mari });
  await page.goto('/my-e-contacts');
  const button = page.getByRole('button', { name: 'Menu' });
  await button.click();
  await expect(page.getByRole('link', { name: 'Help' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Help' })).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await page.mouse.click(380, 500);
  await expect(page.getByRole('link', { name: 'Help' })).toBeHidden();
});

test('somebody with two roles changes the view and back, also faster than any answer', async ({ open }) => {
  const page = await open({ as: people.liis, width: 1440 });
  await page.goto('/clinic-e-contacts');
  // At once, while the list is still being read: nothing of it may be asked in the other role.
  await page.getByText('Switch to patient view').click();
  await expect(page).toHaveURL(/my-e-contacts/);
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Liis' })).toBeVisible();
  await page.getByText('Switch to clinic view').click();
  await expect(page).toHaveURL(/clinic-e-contacts/);
  await expect(page.getByRole('link', { name: 'Switch to patient view' })).toBeVisible();

  await page.evaluate(() => {
    document.querySelector<HTMLElement>('a[href="/my-e-contacts"]')?.click();
    document.querySelector<HTMLElement>('nav a[href="/clinic-e-contacts"]')?.click();
  });
  const roleAtServer = async () =>
    (await (await page.request.get('/api/session')).json()).login.userClaim.activeRole;
  await expect.poll(roleAtServer).toBe('PRM_DOCTOR');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page).toHaveURL(/clinic-e-contacts/);
  await expect(page.getByRole('link', { name: 'Switch to patient view' })).toBeVisible();
});

test('a patient does not get into the clinic', async ({ open }) => {
  const page = await open({ as: people.mari });
  await page.goto('/clinic-e-contacts');
  await expect(page).toHaveURL(/permission-denied/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an address that does not exist says so and leads on', async ({ open }) => {
  const page = await open();
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the public home can be read before any script has run', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(process.env.E2E_URL ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kirjutage oma arstile');
  await expect(page.getByText('112')).toBeVisible();
  await context.close();
});

for (const width of [390, 1440] as const)
  test(`the public home does not move when its fonts come late, at ${width} px`, async ({ open }) => {
    const page = await open({ width });
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const loaded = () =>
      page.evaluate(() => {
        const come = [...document.fonts].filter(({ status }) => status === 'loaded');
        return ['Inter', 'Manrope'].filter((name) =>
          come.some(({ family }) => family.replaceAll('"', '') === name),
        );
      });
    await expect.poll(loaded).toEqual(['Inter', 'Manrope']);
    // The shift is told with the next frames.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
    );
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
  });
