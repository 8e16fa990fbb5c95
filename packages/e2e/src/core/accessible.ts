import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What lies half under a bar that sticks to the lower edge is scrolled into sight by its reader; measured where it lies,
 * it would be too small or not by chance. So the bars stand where the page ends while it is measured.
 */
const letBarsGo = (page: Page) =>
  page.evaluate(() => {
    // A sheet, not the bars themselves: one may come while the page is measured.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-bottom-bar] { position: relative !important; }');
    document.adoptedStyleSheets = [sheet];
  });
const holdBars = (page: Page) =>
  page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });

/** As it stands now, with what is open on it: no fault of accessibility, and nothing runs out of the side. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await letBarsGo(page);
  // Legacy: in the page itself. Else each look opens a second page for frames of other sites, which we have none of.
  const { violations } = await new AxeBuilder({ page }).withTags(rules).setLegacyMode(true).analyze();
  await holdBars(page);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`)).toEqual(
    [],
  );
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
};
