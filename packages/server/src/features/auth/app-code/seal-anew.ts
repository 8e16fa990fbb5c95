import type { Database } from '../../../core/database/database.ts';
import { hashesOf, type KeyedHash } from '../../../core/keyed-hash.ts';
import { sealedAnew } from '../../../core/sealed-secret.ts';
import { appCodeKey } from './app-code-key.ts';

/** After the installation's secret has changed: then the one before is needed for authenticators no longer. */
export const sealAppCodesAnew = async (database: Database, hash: KeyedHash): Promise<void> => {
  if (!hash.before) return;
  const keys = hashesOf(hash, appCodeKey);
  const kept = await database.system
    .selectFrom('app_code_credential')
    .select(['user_id', 'secret', 'pending_secret'])
    .execute();
  for (const row of kept)
    for (const column of ['secret', 'pending_secret'] as const) {
      const sealed = row[column];
      const anew = sealed && sealedAnew(keys, row.user_id, sealed);
      if (anew)
        await database.system
          .updateTable('app_code_credential')
          .set({ [column]: anew })
          .where('user_id', '=', row.user_id)
          .where(column, '=', sealed)
          .execute();
    }
};
