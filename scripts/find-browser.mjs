// A Chromium for the browser tests: the machine's own, or one that is installed for the purpose.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];

const onPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));

const ofPlaywright = () => {
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache/ms-playwright');
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder)
    .filter((name) => name.startsWith('chromium-'))
    .flatMap((name) => ['chrome-linux64', 'chrome-linux'].map((inner) => join(folder, name, inner, 'chrome')))
    .find((file) => existsSync(file));
};

const found = () => process.env.CHROMIUM_PATH ?? onPath() ?? ofPlaywright();

const works = (command, args) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/** Debian's package when we may install it, else the test tool's own download. */
const install = (root, say) => {
  say('Installing Chromium for the browser tests (once)');
  const isRoot = userInfo().uid === 0;
  const options = ['install', '-y', '--no-install-recommends', 'chromium'];
  if (isRoot && works('apt-get', ['update', '-qq']) && works('apt-get', ['-qq', ...options])) return;
  works(process.execPath, [join(root, 'node_modules/playwright-core/cli.js'), 'install', 'chromium']);
};

export const findBrowser = (root, say) => {
  if (!found()) install(root, say);
  const path = found();
  if (!path)
    throw new Error(
      'No Chromium was found or could be installed. Set CHROMIUM_PATH to a Chromium or Chrome.',
    );
  execFileSync(path, ['--version'], { stdio: 'ignore' });
  return path;
};
