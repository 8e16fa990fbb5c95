import type { Database } from '../../../core/database/database.ts';
import type { KeyedHash } from '../../../core/keyed-hash.ts';
import { sealedAnew } from '../../../core/sealed-secret.ts';
import { keysOf } from './engine.ts';

/** After the installation's secret has changed: then the one before is needed for models' keys no longer. */
export const sealModelKeysAnew = async (database: Database, hash: KeyedHash): Promise<void> => {
  if (!hash.before) return;
  const models = await database.system.selectFrom('ai_model').select(['id', 'sealed_key']).execute();
  for (const { id, sealed_key: sealed } of models) {
    const anew = sealed && sealedAnew(keysOf(hash), id, sealed);
    if (anew)
      await database.system
        .updateTable('ai_model')
        .set({ sealed_key: anew })
        .where('id', '=', id)
        .where('sealed_key', '=', sealed)
        .execute();
  }
};
