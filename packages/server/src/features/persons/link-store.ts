import type { KeepingClinic, RepresentationClaim } from '@tervita/contract/persons';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../../core/database/database.ts';

/** Those who say that they act for the caller. */
export const readClaims = async (db: Reader): Promise<RepresentationClaim[]> => {
  const { rows } = await sql<RepresentationClaim>`
    select claim_id as "claimId", first_name as "firstName", surname, iso(since) as since,
      iso(confirmed_at) as "confirmedAt", clinic_names as "clinicNames", e_contacts as "eContacts", iso(last_at) as "lastAt"
    from claims_on_me()`.execute(db);
  return rows;
};

/** The clinics that have a record of the caller, or of somebody with the caller's code. */
export const readKeepingClinics = async (db: Reader): Promise<KeepingClinic[]> => {
  const { rows } = await sql<KeepingClinic>`
    select member_id as "clinicMemberId", clinic_id as "clinicId", name, kind, list_code as "listCode", status,
      iso(confirmed_at) as "confirmedAt", confirmed_by as "confirmedBy", taken_by_letter as "isTakenByLetter"
    from clinics_that_keep_me()`.execute(db);
  return rows;
};

const isThere = async (tx: Tx, answered: RawBuilder<unknown>): Promise<boolean> => {
  const { rows } = await sql<{ isThere: boolean }>`select ${answered} as "isThere"`.execute(tx);
  return rows[0]?.isThere ?? false;
};

/** False: nobody of that id says that they act for the caller. */
export const saveClaimAnswer = (tx: Tx, claimId: string, isRight: boolean): Promise<boolean> =>
  isThere(tx, sql`answer_claim(${claimId}, ${isRight})`);

/** False: no such record waits for the caller's word. */
export const saveMembershipAnswer = (tx: Tx, memberId: string, isRight: boolean): Promise<boolean> =>
  isThere(tx, sql`answer_membership(${memberId}, ${isRight})`);

export interface TakenRecord {
  readonly clinicId: string;
  readonly formerUserId: string;
}

/** Of a record that the caller has just said is theirs: those who had it, or a thread of it, by the link of a letter. */
export const findTakenFrom = async (tx: Tx, memberId: string): Promise<TakenRecord[]> => {
  const { rows } = await sql<TakenRecord>`
    select clinic_id as "clinicId", user_id as "formerUserId" from record_lost_by(${memberId})`.execute(tx);
  return rows;
};
