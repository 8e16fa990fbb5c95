import type { ScanState } from '@tervita/domain/files';
import { sql } from 'kysely';
import type { Subscriber } from '../../core/outbox/outbox.ts';
import type { OutboxEvent } from '../../core/outbox/queues.ts';
import type { Verdict } from '../../integrations/clamd/scanner.ts';
import { notScannable } from './file-store.ts';
import type { FileDeps } from './files-deps.ts';

export interface ScanDeps extends Pick<FileDeps, 'database' | 'storage' | 'scanner'> {
  /** Open screens learn that a file changed. */
  readonly announce: (events: readonly OutboxEvent[]) => void;
}

const stateAfter: Record<Verdict['outcome'], ScanState> = {
  CLEAN: 'CLEAN',
  INFECTED: 'INFECTED',
  NOT_SCANNABLE: 'NA',
};
const resultOf = (verdict: Verdict) => {
  if (verdict.outcome === 'INFECTED') return verdict.found;
  return verdict.outcome === 'NOT_SCANNABLE' ? notScannable : null;
};

interface Concerned {
  readonly eContactId: string;
  readonly clinicId: string;
  readonly personId: string;
  readonly creatorUserId: string;
  readonly openedByUserIds: string;
}

const saveVerdict = async ({ database }: ScanDeps, fileId: string, verdict: Verdict) => {
  const { rows } = await sql<Concerned>`
    with judged as (
      update file set scan_state = ${stateAfter[verdict.outcome]}, scan_result = ${resultOf(verdict)}, scanned_at = now()
      where id = ${fileId} and scan_state = 'WAITING' returning e_contact_id)
    select e.id as "eContactId", e.clinic_id as "clinicId", e.patient_person_id as "personId",
      e.creator_user_id as "creatorUserId", (select coalesce(string_agg(o.user_id::text, ' '), '')
        from letter_opening o where o.e_contact_id = e.id and opening_holds(o)) as "openedByUserIds"
    from judged j join e_contact e on e.id = j.e_contact_id`.execute(database.system);
  return rows[0];
};

/** A scanner that is away throws: the file keeps waiting and the job comes again. */
const scan = async (deps: ScanDeps, fileId: string): Promise<void> => {
  const { database, storage, scanner, announce } = deps;
  const file = await database.system
    .selectFrom('file')
    .select(['storage_key', 'scan_state'])
    .where('id', '=', fileId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (file?.scan_state !== 'WAITING' || !scanner) return;
  const verdict = await scanner.scan(await storage.open(file.storage_key));
  const concerned = await saveVerdict(deps, fileId, verdict);
  if (concerned) announce([{ type: 'file.scanned', key: fileId, ids: { ...concerned } }]);
};

/** The row goes first, and only if no message or draft took the file meanwhile; bytes that stay behind are swept. */
export const removeForGood = async (
  { database, storage }: Pick<ScanDeps, 'database' | 'storage'>,
  fileId: string,
): Promise<void> => {
  const file = await database.system
    .deleteFrom('file')
    .where('id', '=', fileId)
    .where('clinic_id', 'is', null)
    .where('draft_id', 'is', null)
    .returning('storage_key')
    .executeTakeFirst();
  if (file) await storage.remove(file.storage_key);
};

/** The scanner is asked for this many files at once, by each process. */
const atOnce = 4;

export const fileScans = (deps: ScanDeps): Subscriber => ({
  queue: 'file-scans',
  on: ['file.uploaded', 'file.removed'],
  atOnce,
  handle: async ({ type, ids: { fileId } }) => {
    if (!fileId) return;
    await (type === 'file.removed' ? removeForGood(deps, fileId) : scan(deps, fileId));
  },
});
