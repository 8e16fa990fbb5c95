import { texts as en } from '@tervita/texts/public-en';
import { texts as et } from '@tervita/texts/public-et';
import { texts as pl } from '@tervita/texts/public-pl';
import { texts as ru } from '@tervita/texts/public-ru';
import type { Plugin } from 'vite';

interface Release {
  readonly version: number;
  readonly at: string;
  /** Days from one version to the next. */
  readonly every: number;
}

/** A known release of each browser; later ones follow at its pace. */
const releases = {
  chrome: { version: 131, at: '2024-11-12', every: 28 },
  edge: { version: 131, at: '2024-11-14', every: 28 },
  firefox: { version: 133, at: '2024-11-26', every: 28 },
} as const satisfies Record<string, Release>;

/** Apple's come each September; after 18 they carry the number of the next year. */
const safariOf = (year: number) => (year <= 2024 ? year - 2006 : year - 1999);

const dayMs = 86_400_000;

/** The newest version that is two years old on this day, so that "the last two years" never ages. */
export const oldestBrowsers = (today: Date) => {
  const then = new Date(today);
  then.setUTCFullYear(then.getUTCFullYear() - 2);
  const versionThen = ({ version, at, every }: Release) =>
    version + Math.max(0, Math.floor((then.getTime() - Date.parse(at)) / (every * dayMs)));
  const september = 8;
  const safariYear = then.getUTCMonth() > september ? then.getUTCFullYear() : then.getUTCFullYear() - 1;
  return {
    chrome: versionThen(releases.chrome),
    edge: versionThen(releases.edge),
    firefox: versionThen(releases.firefox),
    safari: safariOf(Math.max(2024, safariYear)),
  };
};

export const buildTargets = (today: Date): string[] =>
  Object.entries(oldestBrowsers(today)).map(([name, version]) => `${name}${version}`);

const words = { et, en, ru, pl };

/** Puts the warning into the page itself: a browser too old to run the app can still show it. */
export const unsupportedBrowser = (today: Date): Plugin => ({
  name: 'unsupported-browser',
  transformIndexHtml: (html) => {
    const sentences = Object.entries(words).map(
      ([language, { shell }]) => `<span lang="${language}" hidden>${shell.banners.unsupported}</span>`,
    );
    const oldest = JSON.stringify(oldestBrowsers(today)).replaceAll('"', '&quot;');
    const bar = `<div id="unsupported-browser" role="status" hidden data-oldest="${oldest}">${sentences.join('')}</div>`;
    return html.replace(
      '<div id="root">',
      `${bar}\n    <script src="/browser-check.js"></script>\n    <div id="root">`,
    );
  },
});
