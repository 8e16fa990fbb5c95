import type { Database } from '../../core/database/database.ts';
import type { Connection } from './connection.ts';
import { eContactsOf } from './viewer-store.ts';

interface Changed {
  readonly clinicMemberId: string;
  readonly clinicId: string;
}

/** The clinic's own record of a patient changed: its lists hear of it, and whoever has something of theirs open. */
export const tellOfPatient = async (
  db: Database['system'],
  staff: readonly Connection[],
  { clinicMemberId, clinicId }: Changed,
): Promise<void> => {
  const open = staff.flatMap(({ watching }) => (watching.kind === 'e-contact' ? watching.eContactId : []));
  const theirs = await eContactsOf(db, clinicMemberId, open);
  for (const connection of staff) {
    const { watching } = connection;
    if (watching.kind === 'list') connection.send({ type: 'E_CONTACTS_CHANGED', payload: { clinicId } });
    if (watching.kind !== 'e-contact' || !theirs.has(watching.eContactId)) continue;
    const { eContactId } = watching;
    connection.send({ type: 'E_CONTACT_DETAILS_UPDATED', payload: { eContactId } });
  }
};
