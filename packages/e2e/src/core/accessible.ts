import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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

/** Once for a document: a page that is looked at again as it changes has axe already. */
const putAxeIn = async (page: Page): Promise<void> => {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
};

/** A colour on its way to another one is neither: what moves or fades and comes to an end is waited for. */
const letChangesEnd = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** Every rule runs; only what is wrong is described and leaves the page. All that is right took longer than the rules. */
const faultsOf = async (page: Page): Promise<string[]> => {
  await putAxeIn(page);
  return page.evaluate(async (tags) => {
    const { axe } = window as unknown as { axe: typeof Axe };
    const { violations } = await axe.run(document, { runOnly: tags, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);
  }, rules);
};

/** As it stands now, with what is open on it: no fault of accessibility, and nothing runs out of the side. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await letBarsGo(page);
  await letChangesEnd(page);
  const faults = await faultsOf(page);
  await holdBars(page);
  expect(faults).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
};
