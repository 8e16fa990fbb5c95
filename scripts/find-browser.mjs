// A Chromium for the browser tests: the machine's own, or one that is installed for the purpose.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { findCommand, installPackage } from './apt.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];
const shellName = 'chromium-headless-shell';

const ofPlaywright = () => {
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache/ms-playwright');
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder)
    .filter((name) => name.startsWith('chromium-'))
    .flatMap((name) => ['chrome-linux64', 'chrome-linux'].map((inner) => join(folder, name, inner, 'chrome')))
    .find((file) => existsSync(file));
};

const found = () => process.env.CHROMIUM_PATH ?? findCommand(...names) ?? ofPlaywright();

/** Debian's package when we may install it, else the test tool's own download. */
const install = (root, say) => {
  say('Installing Chromium for the browser tests (once)');
  if (installPackage('chromium')) return;
  spawnSync(process.execPath, [join(root, 'node_modules/playwright-core/cli.js'), 'install', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 5 * 60_000,
  });
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

/** Chromium without its windows: a quarter faster. Undefined where there is none; then the whole browser serves. */
export const findHeadlessShell = () => {
  if (process.env.CHROMIUM_PATH) return undefined;
  if (!findCommand(shellName)) installPackage(shellName);
  return findCommand(shellName);
};
