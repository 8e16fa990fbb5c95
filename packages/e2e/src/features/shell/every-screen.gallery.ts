import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf, screens, visitorOf } from '../../core/screens.ts';
import { expect, type Opening, test } from '../../core/test.ts';

const folder = process.env.SCREENS_FOLDER ?? 'screens';
const languages = (process.env.SCREENS_LANGUAGES ?? 'et,en').split(',') as NonNullable<Opening['language']>[];
mkdirSync(folder, { recursive: true });

const looks = languages.flatMap((language) =>
  ([390, 1440] as const).flatMap((width) =>
    (['light', 'dark'] as const).map((scheme) => ({ language, width, scheme })),
  ),
);
const nameOf = (path: string) => path.replaceAll(/[^\w-]+/g, '_');

for (const screen of screens) {
  test(screen.path, async ({ open, problems }) => {
    for (const look of looks) {
      const visitor = visitorOf(screen);
      const page = await open({ ...look, ...(visitor ? { as: visitor } : {}) });
      await page.goto(await addressOf(screen, page.context()));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const file = `${nameOf(screen.path)}--${look.language}--${look.width}--${look.scheme}.png`;
      await page.screenshot({ path: join(folder, file) });
      await page.close();
    }
    // A picture is wanted even where the browser complains; the tests judge that.
    problems.length = 0;
  });
}
