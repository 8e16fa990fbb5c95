import { type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { freePort } from '../../../server/src/core/free-port.ts';
import { type Browsers, browsersOf } from './browsers.ts';
import { unexpected } from './problems.ts';
import { type Product, startProduct } from './product.ts';
import { baseUrl, signIn, type Who } from './sign-in.ts';

export interface Opening {
  readonly as?: Who;
  readonly language?: 'et' | 'en' | 'ru' | 'pl';
  readonly width?: number;
  readonly scheme?: 'light' | 'dark';
  /** Left out: the choice has been made, so that no card asks for it. */
  readonly cookies?: 'not-chosen';
  /** 'runs': with the service worker. It stays out of other tests: they fake answers, and it stands between. */
  readonly worker?: 'runs';
}

interface Fixtures {
  /** A browser of its own for one person. */
  readonly open: (opening?: Opening) => Promise<Page>;
  readonly problems: string[];
}

const sizeOf = (width: number) => ({ width, height: width < 768 ? 844 : 900 });

/** What the browser complains about fails the test, whatever else it saw. */
const watch = (page: Page, problems: string[]) => {
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
  });
};

/** Runs in the page. */
const chooseCookies = () =>
  localStorage.setItem(
    'tervita.PRM_COOKIE_CONSENT',
    JSON.stringify({ analytics: false, until: '2999-01-01T00:00:00.000Z' }),
  );

/** What its own tests leave behind is all that a test can meet. */
const startOwnProduct = async (tries = 3): Promise<Product> => {
  const pushPort = await freePort();
  const ports = { SIMULATOR_PORTS: `push=${pushPort}` };
  const product = await startProduct(ports).catch(() => undefined);
  // Between the look and the use another product may have taken its port.
  if (!product && tries > 1) return startOwnProduct(tries - 1);
  if (!product) throw new Error('the product did not start, three times');
  process.env.E2E_URL = product.url;
  process.env.E2E_PUSH_URL = `http://127.0.0.1:${pushPort}`;
  return product;
};

export const test = base.extend<Fixtures, { browsers: Browsers; product: undefined }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: playwright reads the fixtures a function takes from its pattern
    async ({}, use) => {
      const { stop } = await startOwnProduct();
      await use(undefined);
      await stop();
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
  browsers: [
    async ({ browser }, use) => {
      await use(browsersOf(browser));
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: playwright reads the fixtures a function takes from its pattern
  problems: async ({}, use) => {
    const problems: string[] = [];
    await use(problems);
    const left = unexpected(problems);
    if (left.length > 0) throw new Error(`The browser complained:\n${left.join('\n')}`);
  },
  open: async ({ browsers, problems }, use, info) => {
    await use(async ({ as, language = 'en', width = 390, scheme = 'light', cookies, worker } = {}) => {
      const options: BrowserContextOptions & { baseURL: string } = {
        baseURL: baseUrl(),
        viewport: sizeOf(width),
        colorScheme: scheme,
        reducedMotion: 'reduce',
        serviceWorkers: worker ? 'allow' : 'block',
      };
      const page = await browsers.take(options);
      if (as) await signIn(page.context(), as);
      await page.addInitScript((chosen) => localStorage.setItem('tervita.language', chosen), language);
      if (!cookies) await page.addInitScript(chooseCookies);
      watch(page, problems);
      return page;
    });
    await browsers.leave(info.status === info.expectedStatus);
  },
});

export { expect } from '@playwright/test';
