// Where tests keep what they throw away: in memory where there is room. Copying a database there takes half the time.
import { accessSync, constants, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memoryFolder = '/dev/shm';
/** Several times what a run was seen to fill. */
const roomNeeded = 4 * 2 ** 30;

/** Fault commands may have to copy PostgreSQL's programs beside its data: where nothing can be run they would not start. */
export const forbidsPrograms = (folder, mounts) =>
  mounts.split('\n').some((line) => {
    const [, place, , options = ''] = line.split(' ');
    return place === folder && options.split(',').includes('noexec');
  });

const roomIn = (folder) => {
  try {
    accessSync(folder, constants.W_OK);
    if (forbidsPrograms(folder, readFileSync('/proc/mounts', 'utf8'))) return 0;
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
};

/** The folder that was asked for by TMPDIR, else the one in memory, else the system's. */
export const temporaryFolder = ({
  asked = process.env.TMPDIR,
  room = roomIn(memoryFolder),
  freeMemory = process.availableMemory(),
} = {}) => asked ?? (Math.min(room, freeMemory / 2) >= roomNeeded ? memoryFolder : tmpdir());
