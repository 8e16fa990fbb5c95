import { ensureAuditMonths } from './core/database/audit-months.ts';
import type { Database } from './core/database/database.ts';
import { hourly } from './core/hourly.ts';
import type { KeyedHash } from './core/keyed-hash.ts';
import type { Log } from './core/log.ts';
import { sweepOld } from './core/retention/retention.ts';
import { sealModelKeysAnew } from './features/ai/index.ts';
import { sealAppCodesAnew } from './features/auth/index.ts';
import { sweepImports } from './features/clinic-import/index.ts';
import { sweepDrafts } from './features/e-contacts/index.ts';
import { type FileDeps, sweepFiles } from './features/files/index.ts';

interface Chores {
  readonly database: Database;
  readonly files: FileDeps;
  readonly signInHash: KeyedHash;
  readonly aiHash: KeyedHash;
  readonly log: Log;
}

/** What whoever works on jobs does besides, every hour; answers how to stop it. */
export const startChores = ({ database, files, signInHash, aiHash, log }: Chores): (() => void) =>
  hourly(
    {
      // Drafts first: what they leave behind is swept with the files.
      'sweeping drafts and files': () => sweepDrafts(database).then(() => sweepFiles(files)),
      'sweeping what is kept for a time': () => sweepOld(database),
      'rows of imports that are over': () => sweepImports(database),
      'months of the audit log': () => ensureAuditMonths(database),
      'sealing secrets anew': async () => {
        await sealAppCodesAnew(database, signInHash);
        await sealModelKeysAnew(database, aiHash);
      },
    },
    log,
  );
