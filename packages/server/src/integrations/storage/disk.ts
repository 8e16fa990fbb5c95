import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStorage } from './storage.ts';

const ownerOnly = 0o700;
const keyForm = /^[0-9a-f]{2}\/[0-9a-f]{62}$/;

/** A name in a folder is safe only when the folder itself was written out. */
const syncFolder = async (folder: string) => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const makeFolder = (folder: string) => mkdir(folder, { recursive: true, mode: ownerOnly });

export const openIncoming = async (folder: string): Promise<string> => {
  const incoming = join(folder, 'incoming');
  await makeFolder(incoming);
  return incoming;
};

/** Whatever is older in the incoming folder is left from a crash. */
export const sweepIncoming = async (incoming: string, before: Date): Promise<void> => {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const { mtime } = await stat(path);
    if (mtime < before) await rm(path, { force: true });
  }
};

export const diskStorage = async (folder: string): Promise<FileStorage> => {
  const incoming = await openIncoming(folder);
  const kept = join(folder, 'kept');
  await makeFolder(kept);
  const pathOf = (key: string) => {
    if (!keyForm.test(key)) throw new Error('not a key of ours');
    return join(kept, key);
  };
  return {
    incoming,
    keep: async (path) => {
      const random = randomBytes(32).toString('hex');
      const key = `${random.slice(0, 2)}/${random.slice(2)}`;
      const shelf = join(kept, random.slice(0, 2));
      await makeFolder(shelf);
      await rename(path, pathOf(key));
      await syncFolder(shelf);
      return key;
    },
    open: async (key) => {
      const handle = await open(pathOf(key), 'r');
      return createReadStream('', { fd: handle, highWaterMark: 65_536 });
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    keptBefore: async function* (time) {
      for (const shelf of await readdir(kept)) {
        for (const name of await readdir(join(kept, shelf))) {
          const { mtime } = await stat(join(kept, shelf, name));
          if (mtime < time) yield `${shelf}/${name}`;
        }
      }
    },
  };
};
