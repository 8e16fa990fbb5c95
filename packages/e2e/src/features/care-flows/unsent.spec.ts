import { expectAccessible } from '../../core/accessible.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';

const views = [
  { name: 'Being sent', who: /Endel Kuldvere/, says: /on the page of a questionnaire provider/ },
  { name: 'Not sent', who: /Helve Pihlamets/, says: /answers did not arrive/ },
];

for (const width of [390, 1440])
  test(`staff look at what has not come to them, ${width} px wide`, async ({ open }) => {
    const page = await open({ as: people.liis, width });
    for (const { name, who, says } of views) {
      await page.goto('/clinic-e-contacts');
      await page.getByRole('button', { name: 'More views' }).click();
      await page.getByRole('menuitemradio', { name }).click();
      await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-current', 'page');
      // The list before stands until the new one is there.
      await expect(page.locator('[data-old]')).toHaveCount(0);
      const row = page.getByRole('link', { name: who }).first();
      await expect(row).toBeVisible();
      await expectAccessible(page);
      await page.goto((await row.getAttribute('href')) ?? '');
      await expect(page.getByText(says).first()).toBeVisible();
      await expect(page.getByRole('button', { name: /^(Complete|Reject|Assign)/ })).toHaveCount(0);
      await expectAccessible(page);
    }
  });
