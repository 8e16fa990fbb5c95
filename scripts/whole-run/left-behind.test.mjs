import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endLeftBehind } from './left-behind.mjs';

let temporary;
const started = [];
beforeEach(() => {
  temporary = mkdtempSync(join(tmpdir(), 'left-behind-'));
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(temporary, { recursive: true, force: true });
});

const endedProcess = async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid;
};
/** Something that a run has started and that uses its folder. */
const startUser = async (folder) => {
  const child = spawn(process.execPath, ['-e', "console.log('up'); setInterval(() => {}, 1000)"], {
    env: { ...process.env, DATA_DIR: folder },
  });
  started.push(child);
  await once(child.stdout, 'data');
  return child;
};
const folderOf = (pid, name = 'e2e') => {
  const folder = join(temporary, `tervita-${name}-${pid}-aB3dE_`);
  mkdirSync(folder);
  return folder;
};

it('of a run that was killed the folders are removed and what used them is ended', async () => {
  const folder = folderOf(await endedProcess());
  const user = await startUser(folder);
  const ended = once(user, 'exit');
  expect(endLeftBehind({ temporary })).toEqual({ folders: [folder], processes: [user.pid] });
  await ended;
  expect(existsSync(folder)).toBe(false);
});

it('of a run that goes on everything stays, and so does what no run has made', async () => {
  const own = folderOf(process.pid, 'test');
  const other = join(temporary, 'tervita-notes');
  mkdirSync(other);
  const user = await startUser(own);
  expect(endLeftBehind({ temporary })).toEqual({ folders: [], processes: [] });
  expect([existsSync(own), existsSync(other), user.exitCode]).toEqual([true, true, null]);
});
