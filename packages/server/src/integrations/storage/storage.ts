import type { Readable } from 'node:stream';
import { TryLater } from '../../core/http/errors.ts';

/** Where the bytes of files are. A key is random and says nothing; a name that a person gave is never part of it. */
export interface FileStorage {
  /** A folder on this machine's disk for files that are still coming in. */
  readonly incoming: string;
  /** Takes over a finished file of the incoming folder; when it returns, the bytes outlive a crash. */
  keep(path: string): Promise<string>;
  open(key: string): Promise<Readable>;
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>;
  /** What was kept before that time. */
  keptBefore(time: Date): AsyncIterable<string>;
}

/** The store does not answer, or not as it should. */
export class StorageAway extends TryLater {}
