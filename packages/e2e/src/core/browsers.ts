import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { clockAheadSeconds, moveClockOfPage } from './given-time.ts';

/** What is arranged by these goes on for later pages and is not taken back: such a browser serves one test. */
const arranging = [
  'addInitScript',
  'clearPermissions',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'route',
  'routeFromHAR',
  'routeWebSocket',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
] as const;

/** One clock serves the whole browser: pages that come later run on the times that a test gave it. */
const turning = [
  'fastForward',
  'install',
  'pauseAt',
  'resume',
  'runFor',
  'setFixedTime',
  'setSystemTime',
] as const;

interface UsedBrowser {
  readonly context: BrowserContext;
  readonly kind: string;
  isSpent: boolean;
}

const newBrowser = async (browser: Browser, options: BrowserContextOptions): Promise<UsedBrowser> => {
  const context = await browser.newContext(options);
  await context.addInitScript(moveClockOfPage, clockAheadSeconds());
  const used: UsedBrowser = {
    context,
    kind: JSON.stringify(options),
    isSpent: options.serviceWorkers === 'allow',
  };
  const spendBy = <T extends object>(arranged: T, names: readonly (keyof T & string)[]) => {
    for (const name of names) {
      const arrange = (arranged[name] as (...args: unknown[]) => unknown).bind(arranged);
      Object.assign(arranged, {
        [name]: (...args: unknown[]) => {
          used.isSpent = true;
          return arrange(...args);
        },
      });
    }
  };
  spendBy(context, arranging);
  spendBy(context.clock, turning);
  context.on('close', () => {
    used.isSpent = true;
  });
  return used;
};

/** Everything a person leaves in a browser; what stays is the files of the app, which are the same for all. */
const forgetEverybody = async (context: BrowserContext, page: Page, origin: string): Promise<void> => {
  await context.clearCookies();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
};

export interface Browsers {
  /** A page in a browser in which nobody has been. */
  readonly take: (options: BrowserContextOptions & { baseURL: string }) => Promise<Page>;
  /** After each test. */
  readonly leave: (mayServeAgain: boolean) => Promise<void>;
}

/**
 * Fetching and compiling the files of the app is more than half of the work of a first page. So a browser that one
 * test has left serves another one of the same kind, emptied, unless something was arranged in it.
 */
export const browsersOf = (browser: Browser): Browsers => {
  const free: UsedBrowser[] = [];
  const taken: UsedBrowser[] = [];
  return {
    take: async (options) => {
      const kind = JSON.stringify(options);
      const at = free.findIndex((each) => each.kind === kind);
      const [again] = at < 0 ? [] : free.splice(at, 1);
      const used = again ?? (await newBrowser(browser, options));
      taken.push(used);
      const page = await used.context.newPage();
      if (again) await forgetEverybody(used.context, page, options.baseURL);
      return page;
    },
    leave: async (mayServeAgain) => {
      for (const used of taken.splice(0)) {
        if (used.isSpent || !mayServeAgain) await used.context.close();
        else {
          await Promise.all(used.context.pages().map((page) => page.close()));
          free.push(used);
        }
      }
    },
  };
};
