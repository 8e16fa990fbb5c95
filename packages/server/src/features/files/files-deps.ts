import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import type { KeyedHash } from '../../core/keyed-hash.ts';
import type { Scanner } from '../../integrations/clamd/scanner.ts';
import type { FileStorage } from '../../integrations/storage/storage.ts';
import type { HourLimit } from './hour-limit.ts';

export interface FileDeps {
  readonly database: Database;
  readonly storage: FileStorage;
  /** Absent: nothing is checked, and every file says so. */
  readonly scanner: Scanner | undefined;
  readonly clock: Clock;
  readonly hash: KeyedHash;
  readonly admit: HourLimit;
}
