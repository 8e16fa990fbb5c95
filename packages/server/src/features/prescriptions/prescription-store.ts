import type { AskedPrescription, Prescription } from '@tervita/contract/prescriptions';
import type { EContactStatus } from '@tervita/domain/e-contacts';
import {
  type EarlierPrescription,
  isRenewal,
  type PrescriptionState,
  shownState,
} from '@tervita/domain/prescriptions';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../../core/database/database.ts';
import { isOwnThread } from '../../core/session/own-thread.ts';

type Stored = Omit<Prescription, 'state' | 'decidedByMe'> & {
  readonly state: PrescriptionState;
  readonly status: EContactStatus | null;
  readonly decidedBy: string | null;
};

const fields = sql`json_build_object('id', p.id, 'eContactId', p.e_contact_id, 'brand', p.brand,
  'activeIngredient', p.active_ingredient, 'form', p.form, 'route', p.route, 'strength', p.strength,
  'frequency', p.frequency, 'comment', p.comment, 'state', p.state, 'at', iso(p.created_at), 'previousId', p.previous_id,
  'lastAt', iso(coalesce(before.decided_at, before.created_at)), 'decidedAt', iso(p.decided_at),
  'decidedByName', p.decided_by_name, 'decidedBy', p.decided_by, 'declineReason', p.decline_reason,
  'declineWords', p.decline_words, 'status', (select status from e_contact where id = p.e_contact_id)) as stored`;

/** Those whose ids the given query names; what a clinic no longer shows of the one before is left out with it. */
export const readPrescriptions = async (
  db: Reader,
  ids: RawBuilder<unknown>,
  readerUserId: string,
  order: RawBuilder<unknown>,
): Promise<Prescription[]> => {
  const { rows } = await sql<{ stored: Stored }>`
    select ${fields} from prescription p left join prescription before on before.id = p.previous_id
    where p.id in (${ids}) order by ${order}`.execute(db);
  return rows.map(({ stored: { status, decidedBy, state, ...shown } }) => ({
    ...shown,
    state: shownState(state, status),
    decidedByMe: decidedBy === readerUserId,
  }));
};

export const prescriptionsOfEContact = (db: Reader, eContactId: string, readerUserId: string) =>
  readPrescriptions(
    db,
    sql`select id from prescription where e_contact_id = ${eContactId}`,
    readerUserId,
    sql`p.place, p.id`,
  );

export interface PersonAtClinic {
  readonly userId: string;
  readonly personId: string;
  readonly patientPersonId: string;
  readonly clinicId: string;
}

/** What somebody sees of one person at one clinic: of threads that are theirs to see, and of their own record. */
export const idsSeenByPatient = ({ userId, personId, patientPersonId, clinicId }: PersonAtClinic) => sql`
  select q.id from prescription q join e_contact e on e.id = q.e_contact_id
  where e.clinic_id = ${clinicId} and ${isOwnThread({ userId, personId }, 'e')}
    and coalesce(case when e.creator_user_id = ${userId} then e.represented_person_id end, e.patient_person_id)
      = ${patientPersonId}
  union all
  select q.id from prescription q join clinic_member m on m.id = q.clinic_member_id
  where m.clinic_id = ${clinicId} and m.person_id = ${personId} and m.person_id = ${patientPersonId}`;

interface Asking {
  readonly asked: readonly AskedPrescription[];
  readonly person: Omit<PersonAtClinic, 'clinicId'>;
  readonly eContact: { readonly id: string; readonly clinicId: string };
  readonly now: Date;
  readonly newId: () => string;
}

/**
 * Of the earlier ones that are named, those that the writer sees and that may be renewed. Everything else is asked for as
 * if it were new: a doctor must not take a medicine for one that was prescribed before.
 */
const findRenewable = async (
  tx: Tx,
  { asked, person, eContact: { clinicId } }: Asking,
): Promise<ReadonlyMap<string, EarlierPrescription>> => {
  const named = asked.flatMap(({ previousId }) => (previousId ? [previousId] : []));
  if (named.length === 0) return new Map();
  const { rows } = await sql<EarlierPrescription & { id: string }>`
    select p.id, p.state, p.brand, p.strength from prescription p
    where p.id = any(${named}::uuid[]) and p.id in (${idsSeenByPatient({ ...person, clinicId })})`.execute(
    tx,
  );
  return new Map(rows.map((row) => [row.id, row]));
};

export const askForPrescriptions = async (tx: Tx, asking: Asking): Promise<void> => {
  const { asked, eContact, now, newId } = asking;
  if (asked.length === 0) return;
  const { id, clinicId } = eContact;
  const earlier = await findRenewable(tx, asking);
  const renewedBy = (each: AskedPrescription): string | null => {
    const before = each.previousId ? earlier.get(each.previousId) : undefined;
    return before && isRenewal(each, before) ? (each.previousId ?? null) : null;
  };
  await tx
    .insertInto('prescription')
    .values(
      asked.map((each, place) => ({
        id: newId(),
        clinic_id: clinicId,
        e_contact_id: id,
        place,
        previous_id: renewedBy(each),
        brand: each.brand,
        active_ingredient: each.activeIngredient,
        form: each.form,
        route: each.route,
        strength: each.strength,
        frequency: each.frequency,
        comment: each.comment,
        state: 'REQUESTED',
        created_at: now,
      })),
    )
    .execute();
};
