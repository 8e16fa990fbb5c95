import { BusinessError, LogicError } from '@tervita/domain/core';
import type { Tx } from '../../core/database/database.ts';

const isSecondRunning = (error: unknown) =>
  error instanceof Error && 'constraint' in error && error.constraint === 'list_import_running';

/** One import of a clinic runs at a time, and one that was stopped does not run again. */
export const startRunning = async (
  tx: Tx,
  importId: string,
  set: {
    rows_total?: number;
    rows_bad?: number;
    is_dry_run?: boolean;
    is_confirmed?: boolean;
    agreed_left_count?: number;
  },
): Promise<void> => {
  const started = await tx
    .updateTable('list_import')
    .set({ ...set, state: 'RUNNING', finished_at: null, seen_at: null })
    .where('id', '=', importId)
    .where('state', 'in', ['UPLOADING', 'CHECKED'])
    .returning('id')
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw isSecondRunning(error) ? new BusinessError('IMPORT_ALREADY_RUNNING') : error;
    });
  if (!started) throw new LogicError('LIST_IMPORT_ENDED');
};
