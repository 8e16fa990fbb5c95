import { lastSeenDatabase } from './offline-state.ts';

const store = 'answers';

export interface KeptAnswer {
  readonly key: string;
  readonly at: number;
  readonly value: unknown;
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const open = async (): Promise<IDBDatabase> => {
  const asked = indexedDB.open(lastSeenDatabase, 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore(store, { keyPath: 'key' });
  const database = await done(asked);
  // Whoever wipes it need not wait for us.
  database.onversionchange = () => database.close();
  return database;
};

const within = async <T>(
  mode: IDBTransactionMode,
  work: (kept: IDBObjectStore) => Promise<T>,
): Promise<T> => {
  const database = await open();
  try {
    return await work(database.transaction(store, mode).objectStore(store));
  } finally {
    database.close();
  }
};

export const putAnswer = (answer: KeptAnswer): Promise<unknown> =>
  within('readwrite', (kept) => done(kept.put(answer)));

/** Newest first. */
export const allAnswers = async (): Promise<KeptAnswer[]> => {
  const answers = await within('readonly', (kept) => done<KeptAnswer[]>(kept.getAll()));
  return answers.sort((a, b) => b.at - a.at);
};

export const dropAnswers = (keys: readonly string[]): Promise<unknown> =>
  within('readwrite', (kept) => Promise.all(keys.map((key) => done(kept.delete(key)))));
