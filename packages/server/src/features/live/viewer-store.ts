import type { Viewer } from '@tervita/contract/live';
import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

/** A process that stopped refreshing is gone, and its viewers with it. */
export const staleSeconds = 75;
const viewersMost = 500;

export interface Viewing {
  readonly connectionId: string;
  readonly viewer: Viewer;
  readonly clinicId: string;
  /** Null: the list, and no e-contact in particular. */
  readonly eContactId: string | null;
}

type System = Database['system'];

export const startViewing = async (db: System, processId: string, viewing: Viewing): Promise<void> => {
  const { connectionId, viewer, clinicId, eContactId } = viewing;
  await sql`
    insert into live_viewer (connection_id, process_id, user_id, first_name, surname, clinic_id, e_contact_id, is_writing, seen_at)
    values (${connectionId}, ${processId}, ${viewer.userId}, ${viewer.firstName}, ${viewer.surname}, ${clinicId}, ${eContactId}, ${viewer.isWriting}, now())
    on conflict (connection_id) do update set clinic_id = excluded.clinic_id, e_contact_id = excluded.e_contact_id,
      is_writing = excluded.is_writing, seen_at = now()`.execute(db);
};

export const stopViewing = async (db: System, connectionId: string): Promise<void> => {
  await db.deleteFrom('live_viewer').where('connection_id', '=', connectionId).execute();
};

export const refreshViewers = async (db: System, processId: string): Promise<void> => {
  await sql`update live_viewer set seen_at = now() where process_id = ${processId}`.execute(db);
  await sql`delete from live_viewer where seen_at < now() - make_interval(secs => ${staleSeconds})`.execute(
    db,
  );
};

export const dropViewers = async (db: System, processId: string): Promise<void> => {
  await db.deleteFrom('live_viewer').where('process_id', '=', processId).execute();
};

export interface Views {
  readonly byEContact: ReadonlyMap<string, readonly Viewer[]>;
  /** Everybody who has the list or one of its e-contacts open. */
  readonly present: readonly Viewer[];
}

/** Who has what of a clinic open, in whatever process; a person with two windows counts once. */
export const viewersOf = async (db: System, clinicId: string): Promise<Views> => {
  const { rows } = await sql<{
    e_contact_id: string | null;
    user_id: string;
    first_name: string;
    surname: string;
    is_writing: boolean;
  }>`
    select distinct on (e_contact_id, user_id) e_contact_id, user_id, first_name, surname, is_writing from live_viewer
    where clinic_id = ${clinicId} and seen_at > now() - make_interval(secs => ${staleSeconds})
    order by e_contact_id, user_id, is_writing desc limit ${viewersMost}`.execute(db);
  const viewings = rows.map((row) => ({
    eContactId: row.e_contact_id,
    viewer: {
      userId: row.user_id,
      firstName: row.first_name,
      surname: row.surname,
      isWriting: row.is_writing,
    },
  }));
  const byEContact = new Map<string, Viewer[]>();
  for (const { eContactId, viewer } of viewings)
    if (eContactId) byEContact.set(eContactId, [...(byEContact.get(eContactId) ?? []), viewer]);
  const present = [...new Map(viewings.map(({ viewer }) => [viewer.userId, viewer])).values()];
  return { byEContact, present };
};

/** Which of these e-contacts are about this patient. */
export const eContactsOf = async (
  db: System,
  clinicMemberId: string,
  among: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (among.length === 0) return new Set();
  const rows = await db
    .selectFrom('e_contact')
    .select('id')
    .where('id', 'in', [...among])
    .where('clinic_member_id', '=', clinicMemberId)
    .execute();
  return new Set(rows.map(({ id }) => id));
};
