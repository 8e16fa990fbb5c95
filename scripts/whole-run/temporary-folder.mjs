// Where tests keep what they throw away: in memory where there is room. Copying a database there takes half the time.
import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memoryFolder = '/dev/shm';
/** A whole run fills less than one; as much again for what is beside it. */
const roomNeeded = 4 * 2 ** 30;

const roomIn = (folder) => {
  try {
    accessSync(folder, constants.W_OK);
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
