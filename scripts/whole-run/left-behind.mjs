// What a run that was killed left behind: its folders, and the databases, scanners, products and browsers that use them.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder of a test says in its name which process made it. */
const ownedFolder = /^tervita-[a-z\d-]+?-(?<owner>\d+)-\w{6}$/;
/** The browsers of the tests keep their profile in such a folder. */
const browserProfile = 'playwright_chromiumdev_profile-';
const initProcess = 1;

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

const readOrNothing = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** Empty where the system has no /proc. */
const processes = () => {
  let names = [];
  try {
    names = readdirSync('/proc');
  } catch {
    return [];
  }
  return names
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({
      pid: Number(name),
      command: readOrNothing(`/proc/${name}/cmdline`),
      environment: readOrNothing(`/proc/${name}/environ`),
      parent: Number(
        readOrNothing(`/proc/${name}/stat`)
          .replace(/^.*\) \S /, '')
          .split(' ')[0],
      ),
    }))
    .filter(({ pid }) => pid !== process.pid);
};

const end = (pid, signal = 'SIGKILL') => {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended by itself.
  }
};

const waitMs = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** PostgreSQL's immediate shutdown gives back the shared memory that a kill would leave in the machine. */
const endDatabases = (users) => {
  const postmasters = users.filter(({ command }) => /\/postgres\0-D\0/.test(command));
  for (const { pid } of postmasters) end(pid, 'SIGQUIT');
  const isRunning = ({ pid }) => readOrNothing(`/proc/${pid}/cmdline`) !== '';
  for (let tries = 0; tries < 100 && postmasters.some(isRunning); tries += 1) waitMs(50);
};

/** Ends and removes it, and says what it was. What belongs to a run that goes on stays. */
export const endLeftBehind = ({ temporary = tmpdir() } = {}) => {
  const folders = readdirSync(temporary)
    .filter((name) => {
      const owner = ownedFolder.exec(name)?.groups?.owner;
      return owner !== undefined && !isAlive(Number(owner));
    })
    .map((name) => join(temporary, name));
  const running =
    folders.length > 0 ? processes() : processes().filter(({ parent }) => parent === initProcess);
  const users = running.filter(({ command, environment }) =>
    folders.some((folder) => command.includes(folder) || environment.includes(folder)),
  );
  const orphans = running.filter(
    ({ parent, command }) => parent === initProcess && command.includes(join(temporary, browserProfile)),
  );
  endDatabases(users);
  for (const { pid } of [...users, ...orphans]) end(pid);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  return { folders, processes: [...users, ...orphans].map(({ pid }) => pid) };
};
