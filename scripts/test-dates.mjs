// npm run test:dates [server] [browser] [part of a day's name]: the tests on days on which something is different.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildServer } from './build-server.mjs';
import { buildWeb } from './build-web.mjs';
import { findBrowser, findHeadlessShell } from './find-browser.mjs';
import { browserSuite } from './whole-run/browser-suite.mjs';
import { temporaryFolder } from './whole-run/temporary-folder.mjs';
import { vitestSuite } from './whole-run/vitest-suite.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
process.env.TMPDIR = temporaryFolder();
const say = (text) => process.stdout.write(`${text}\n`);

const days = {
  'a Friday evening': '2026-11-20T18:30:00+02:00',
  'a Saturday': '2026-11-21T12:00:00+02:00',
  'Monday, half an hour after midnight': '2026-11-23T00:30:00+02:00',
  'the end of a month': '2026-11-30T16:00:00+02:00',
  '31 December': '2026-12-31T15:00:00+02:00',
  '29 February': '2028-02-29T10:00:00+02:00',
  'the night the clock goes forward': '2027-03-28T02:45:00+02:00',
  'the night the clock goes back': '2026-10-25T03:30:00+03:00',
};

const words = process.argv.slice(2);
const kinds = ['server', 'browser'].filter((kind) => words.includes(kind));
const isAsked = (kind) => kinds.length === 0 || kinds.includes(kind);
const dayWords = words.filter((word) => !kinds.includes(word));
const chosen = Object.entries(days).filter(([name]) => dayWords.every((word) => name.includes(word)));

const results = join(root, 'test-results', 'dates');
const findBrowsers = () => {
  const browser = findBrowser(root, say);
  return { CHROMIUM_PATH: browser, HEADLESS_SHELL_PATH: findHeadlessShell() ?? browser };
};
if (isAsked('browser')) {
  await buildWeb({ say });
  await buildServer();
}

let failed = 0;
for (const [name, moment] of chosen) {
  process.env.TEST_NOW = moment;
  const folder = join(results, moment.slice(0, 10));
  const suites = [
    ...(isAsked('server')
      ? [vitestSuite({ name: 'server', root, folder: join(root, 'packages/server'), results: folder })]
      : []),
    ...(isAsked('browser')
      ? [
          browserSuite({
            root,
            config: join(root, 'packages/e2e'),
            results: folder,
            prepare: findBrowsers,
          }),
        ]
      : []),
  ];
  for (const suite of suites) {
    const first = await suite.run();
    const second = first.failures.length > 0 ? await suite.runAgain(first.failures) : { failures: [] };
    failed += second.failures.length;
    say(
      `${name} (${moment}), ${suite.name}: ${first.passed.length} passed, ${first.failures.length} failed, ${second.failures.length} of them again alone`,
    );
    for (const { id, message } of second.failures) say(`  ${id}\n${message}\n`);
  }
}
process.exit(failed > 0 ? 1 : 0);
