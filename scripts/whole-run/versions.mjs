import { spawnSync } from 'node:child_process';
import { findCommand } from '../apt.mjs';

const programs = {
  Chromium: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
  'Chromium without windows': ['chromium-headless-shell'],
  clamd: ['clamd'],
  Redis: ['redis-server'],
};
const mostMs = 10_000;

const versionOf = (program) =>
  spawnSync(program, ['--version'], { encoding: 'utf8', timeout: mostMs }).stdout?.match(/\d+(\.\d+)+/)?.[0];

/** Of what the tests use and the machine brings: a result may follow from it. Null where a program is missing. */
export const programVersions = () => ({
  Node: process.versions.node,
  ...Object.fromEntries(
    Object.entries(programs).map(([name, commands]) => {
      const program = findCommand(...commands);
      return [name, (program && versionOf(program)) ?? null];
    }),
  ),
});
