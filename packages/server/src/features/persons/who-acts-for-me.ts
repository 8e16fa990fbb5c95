import {
  answerClaim,
  answerMembership,
  type KeepingClinic,
  type RepresentationClaim,
  whoActsForMe,
} from '@tervita/contract/persons';
import { BusinessError } from '@tervita/domain/core';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../../core/database/database.ts';
import { NotFound } from '../../core/http/errors.ts';
import { command, query } from '../../core/http/use-case.ts';
import type { Actor } from '../../core/session/actor.ts';

const readClaims = async (db: Reader): Promise<RepresentationClaim[]> => {
  const { rows } = await sql<RepresentationClaim>`
    select claim_id as "claimId", first_name as "firstName", surname, iso(since) as since,
      iso(confirmed_at) as "confirmedAt", clinic_names as "clinicNames", e_contacts as "eContacts", iso(last_at) as "lastAt"
    from claims_on_me()`.execute(db);
  return rows;
};

const readClinics = async (db: Reader): Promise<KeepingClinic[]> => {
  const { rows } = await sql<KeepingClinic>`
    select member_id as "clinicMemberId", clinic_id as "clinicId", name, kind, list_code as "listCode", status,
      iso(confirmed_at) as "confirmedAt", confirmed_by as "confirmedBy"
    from clinics_that_keep_me()`.execute(db);
  return rows;
};

/** A personal code that was proved once does not show that the person is here now; the digital ID does. */
const mayDecide = ({ assurance }: Actor) => assurance === 'HIGH';

export const readWhoActsForMe = query(whoActsForMe, async ({ db, actor, touched }) => {
  touched.personIds.add(actor.personId);
  const clinics = await readClinics(db);
  if (!mayDecide(actor))
    return { mayDecide: false, claims: [], clinics: clinics.filter(({ confirmedAt }) => confirmedAt) };
  return { mayDecide: true, claims: await readClaims(db), clinics };
});

const decide = async (tx: Tx, actor: Actor, decided: RawBuilder<unknown>) => {
  if (!mayDecide(actor)) throw new BusinessError('DIGITAL_ID_NEEDED');
  const { rows } = await sql<{ isThere: boolean }>`select ${decided} as "isThere"`.execute(tx);
  if (!rows[0]?.isThere) throw new NotFound();
  return {};
};

export const decideOnClaim = command(answerClaim, async ({ tx, actor, params, body, touched }) => {
  touched.personIds.add(actor.personId);
  return decide(tx, actor, sql`answer_claim(${params.id}, ${body.isRight})`);
});

export const decideOnMembership = command(answerMembership, async ({ tx, actor, params, body, touched }) => {
  touched.personIds.add(actor.personId);
  return decide(tx, actor, sql`answer_membership(${params.id}, ${body.isRight})`);
});
