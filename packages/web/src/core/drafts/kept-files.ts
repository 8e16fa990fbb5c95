import { draftDays } from '@tervita/domain/e-contacts';

/** A file that was chosen and is not at the server yet. */
export interface KeptFile {
  readonly key: string;
  readonly userId: string;
  readonly draftId: string;
  readonly file: File;
  /** As the server knows it, once it is there; then only the draft must still learn of it. */
  readonly itemId?: string | undefined;
  readonly at: number;
}

const databaseName = 'tervita';
const storeName = 'files';
const dayMs = 86_400_000;

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const opened = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'key' });
  return settled(request);
};

/** Such a store may be forbidden, full or absent; the page goes on without it. */
const attempt = async <T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<T>,
  otherwise: T,
): Promise<T> => {
  try {
    const database = await opened();
    try {
      return await work(database.transaction(storeName, mode).objectStore(storeName));
    } finally {
      database.close();
    }
  } catch {
    return otherwise;
  }
};

/** Looking must not make what is not there: an empty database would tell that somebody has been here. */
const isThere = async (): Promise<boolean> => {
  try {
    const all = await indexedDB.databases();
    return all.some(({ name }) => name === databaseName);
  } catch {
    return typeof indexedDB !== 'undefined';
  }
};

export const keepFile = (file: KeptFile): Promise<unknown> =>
  attempt<unknown>('readwrite', (store) => settled(store.put(file)), undefined);

export const dropFile = (key: string): Promise<unknown> =>
  attempt<unknown>('readwrite', (store) => settled(store.delete(key)), undefined);

const dropWhere = async (isOut: (file: KeptFile) => boolean): Promise<unknown> => {
  if (!(await isThere())) return undefined;
  return attempt<unknown>(
    'readwrite',
    async (store) => {
      const all: KeptFile[] = await settled(store.getAll());
      return Promise.all(all.filter(isOut).map(({ key }) => settled(store.delete(key))));
    },
    undefined,
  );
};

export const dropFilesOf = (draftId: string): Promise<unknown> =>
  dropWhere((file) => file.draftId === draftId);

/** On a shared device nobody's files outlast the next person's coming, nor a month. */
export const keepFilesOf = (userId: string, now: Date): Promise<unknown> =>
  dropWhere((file) => file.userId !== userId || now.getTime() - file.at > draftDays * dayMs);

export const dropAllFiles = (): void => {
  try {
    indexedDB.deleteDatabase(databaseName);
  } catch {
    // A browser without it has kept nothing.
  }
};

export const hasFilesOf = async (userId: string): Promise<boolean> => {
  if (!(await isThere())) return false;
  const all = await attempt<KeptFile[]>('readonly', (store) => settled(store.getAll()), []);
  return all.some((file) => file.userId === userId);
};

export const keptFiles = async (userId: string, draftId: string): Promise<KeptFile[]> => {
  const all = await attempt<KeptFile[]>('readonly', (store) => settled(store.getAll()), []);
  return all
    .filter((file) => file.userId === userId && file.draftId === draftId)
    .sort((one, other) => one.at - other.at);
};
