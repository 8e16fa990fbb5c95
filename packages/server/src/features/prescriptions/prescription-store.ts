import type { EarlierDecision } from '@tervita/contract/e-contacts';
import type { AskedPrescription, Prescription } from '@tervita/contract/prescriptions';
import { BusinessError } from '@tervita/domain/core';
import type { EContactStatus } from '@tervita/domain/e-contacts';
import {
  alertOf,
  type EarlierPrescription,
  isOffered,
  isRelated,
  isRenewal,
  isSameMedicine,
  type PrescriptionState,
  shownState,
} from '@tervita/domain/prescriptions';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../../core/database/database.ts';
import { isOthersMatter, type Self } from '../../core/session/own-matter.ts';
import { isOwnThread } from '../../core/session/own-thread.ts';

type Stored = Omit<Prescription, 'state' | 'decidedByMe' | 'alert'> & {
  readonly state: PrescriptionState;
  readonly status: EContactStatus | null;
  readonly decidedBy: string | null;
};

const fields = sql`json_build_object('id', p.id, 'eContactId', p.e_contact_id, 'brand', p.brand,
  'activeIngredient', p.active_ingredient, 'form', p.form, 'route', p.route, 'strength', p.strength,
  'atc', p.atc, 'frequency', p.frequency, 'weekday', p.weekday, 'frequencyWords', p.frequency_words,
  'indication', p.indication, 'pregnancy', p.pregnancy, 'comment', p.comment, 'state', p.state, 'at', iso(p.created_at), 'previousId', p.previous_id,
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
    alert: alertOf(shown),
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

export const anyPrescriptionWaits = async (db: Reader, eContactId: string): Promise<boolean> => {
  const { rows } = await sql`
    select from prescription where e_contact_id = ${eContactId} and state = 'REQUESTED' limit 1`.execute(db);
  return rows.length > 0;
};

/** Refuses to close over medicines that nobody has decided on; whoever closes says that they stay so. */
export const refuseWhileMedicinesWait = async (tx: Tx, eContactId: string): Promise<void> => {
  if (await anyPrescriptionWaits(tx, eContactId)) throw new BusinessError('E_CONTACT_PRESCRIPTIONS_WAIT');
};

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

export interface PatientOfClinic {
  readonly clinicId: string;
  readonly clinicMemberId: string;
}

/**
 * What the clinic sees of a patient: of every thread that leads to its record, and what was written down beside it. What
 * somebody asked for whom nobody has confirmed stands in their thread alone.
 */
export const idsSeenByClinic = (self: Self, { clinicId, clinicMemberId }: PatientOfClinic) => sql`
  select q.id from prescription q join e_contact e on e.id = q.e_contact_id
  where e.clinic_id = ${clinicId} and e.clinic_member_id = ${clinicMemberId} and not e.representation_unverified
    and ${isOthersMatter(self, 'e')}
  union all
  select q.id from prescription q where q.clinic_id = ${clinicId} and q.clinic_member_id = ${clinicMemberId}`;

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

/**
 * Refuses what nobody should ask for: a weekly medicine as a daily one, what waits for a decision already, and one twice. Only who sends
 * is asked: what is filed because of a sign of danger goes as it is.
 */
export const assertMayBeAsked = async (
  tx: Tx,
  asked: readonly AskedPrescription[],
  person: PersonAtClinic,
): Promise<void> => {
  if (asked.length === 0) return;
  if (!asked.every((each) => isOffered(each, each.frequency)))
    throw new BusinessError('PRESCRIPTION_FREQUENCY_NOT_OFFERED');
  // Of two that are sent at once the second finds what the first asks for.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`medicines ${person.clinicId} ${person.patientPersonId}`}, 0))`.execute(
    tx,
  );
  const { rows } = await sql<{ brand: string; strength: string }>`
    select p.brand, p.strength from prescription p join e_contact e on e.id = p.e_contact_id
    where p.id in (${idsSeenByPatient(person)}) and p.state = 'REQUESTED'
      and e.status not in ('COMPLETED', 'CANCELLED', 'REJECTED') limit 500`.execute(tx);
  const isTwice = asked.some((each, place) =>
    [...rows, ...asked.slice(0, place)].some((other) => isSameMedicine(each, other)),
  );
  if (isTwice) throw new BusinessError('PRESCRIPTION_ALREADY_WAITS');
};

interface WrittenMedicine {
  readonly id: string;
  readonly brand: string;
  readonly strength: string;
  readonly activeIngredient: string;
}

/** Of a patient; further back nobody looks. */
const decisionsMost = 500;
const decisionsShown = 5;

/**
 * What was decided of the same substance or brand before, however it was written, by the id of what is to be decided; the
 * latest five of each, and the one that is to be renewed is always among them.
 */
export const earlierDecisions = async (
  db: Reader,
  eContactId: string,
  self: Self,
  patient: PatientOfClinic,
): Promise<ReadonlyMap<string, EarlierDecision[]>> => {
  const { rows: asked } = await sql<WrittenMedicine & { previousId: string | null }>`
    select id, brand, strength, active_ingredient as "activeIngredient", previous_id as "previousId"
    from prescription where e_contact_id = ${eContactId}`.execute(db);
  if (asked.length === 0) return new Map();
  const renewed = asked.flatMap(({ previousId }) => previousId ?? []);
  const { rows: decided } = await sql<WrittenMedicine & { decision: EarlierDecision }>`
    select d.id, d.brand, d.strength, d.active_ingredient as "activeIngredient",
      json_build_object('id', d.id, 'state', d.state, 'at', iso(d.decided_at),
        'byName', d.decided_by_name, 'declineReason', d.decline_reason, 'declineWords', d.decline_words,
        'frequency', d.frequency, 'weekday', d.weekday, 'frequencyWords', d.frequency_words) as decision
    from prescription d
    where d.id in (${idsSeenByClinic(self, patient)}) and d.decided_at is not null
    order by d.id = any(${renewed}::uuid[]) desc, d.decided_at desc, d.id limit ${decisionsMost}`.execute(db);
  const decisionsOn = (each: (typeof asked)[number]): EarlierDecision[] => {
    const isRenewed = ({ id }: WrittenMedicine) => id === each.previousId;
    const related = decided.filter(
      (before) => before.id !== each.id && (isRenewed(before) || isRelated(each, before)),
    );
    return [...related.filter(isRenewed), ...related.filter((before) => !isRenewed(before))]
      .slice(0, decisionsShown)
      .map(({ decision }) => decision)
      .toSorted((one, other) => other.at.localeCompare(one.at));
  };
  return new Map(asked.map((each) => [each.id, decisionsOn(each)]));
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
        atc: each.atc,
        form: each.form,
        route: each.route,
        strength: each.strength,
        frequency: each.frequency,
        weekday: each.weekday,
        frequency_words: each.frequencyWords,
        indication: each.indication,
        pregnancy: each.pregnancy,
        comment: each.comment,
        state: 'REQUESTED',
        created_at: now,
      })),
    )
    .execute();
};
