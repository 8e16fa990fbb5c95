import { type FileHandle, open } from 'node:fs/promises';

export interface Tried {
  readonly marker: string;
  readonly route: string;
  readonly key: string;
  readonly by: string;
}
export interface Acknowledged {
  readonly eContactId: string;
  readonly version: number;
}
export type Fate =
  | { readonly kind: 'acknowledged'; readonly at: Acknowledged }
  | { readonly kind: 'refused'; readonly status: number; readonly code: string | undefined }
  | { readonly kind: 'unknown' };

/** Everything a client was promised, on disk before it counts: what the database is held against. */
export const openLedger = async (path: string) => {
  const file: FileHandle = await open(path, 'a');
  const tried = new Map<string, Tried>();
  const fates = new Map<string, Fate>();
  let waiting: { line: string; done: () => void; failed: (error: unknown) => void }[] = [];
  let writing = false;

  const drain = async () => {
    if (writing) return;
    writing = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        await file.appendFile(batch.map(({ line }) => `${line}\n`).join(''));
        await file.datasync();
        for (const { done } of batch) done();
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
    writing = false;
  };
  const append = (entry: object): Promise<void> =>
    new Promise((done, failed) => {
      waiting.push({ line: JSON.stringify(entry), done, failed });
      void drain();
    });

  return {
    try: async (entry: Tried) => {
      await append({ tried: entry });
      tried.set(entry.marker, entry);
    },
    end: async (marker: string, fate: Fate) => {
      await append({ marker, fate });
      fates.set(marker, fate);
    },
    all: () =>
      [...tried.values()].map((entry) => ({
        ...entry,
        fate: fates.get(entry.marker) ?? ({ kind: 'unknown' } as Fate),
      })),
    close: () => file.close(),
  };
};
export type Ledger = Awaited<ReturnType<typeof openLedger>>;
