import {
  countPatients,
  getPatient,
  listRepresentatives,
  lookUpPatient,
  searchPatients,
} from '@tervita/contract/patients';
import type { Country } from '@tervita/domain/core';
import { searchWords } from '@tervita/domain/persons';
import { sql } from 'kysely';
import { exchange, query } from '../../core/http/use-case.ts';
import { assertOwnClinic } from '../../core/session/own-clinic.ts';
import { readCode } from '../profiles/index.ts';
import { admitLookUp, countMiss, type LookUpDeps } from './look-up-limits.ts';
import { findMember, findMembers, type MemberRow, representativesOf, toPatient } from './patient-store.ts';

const foundMost = 20;

export const search = query(searchPatients, async ({ db, actor, query: { clinicId, search }, touched }) => {
  assertOwnClinic(actor, clinicId);
  const words = searchWords(search);
  const found = words.length === 0 ? [] : await findMembers(db, clinicId, words, foundMost);
  for (const { person_id } of found) touched.personIds.add(person_id);
  return { patients: found.map(toPatient) };
});

export const lookUp = (deps: LookUpDeps & { readonly country: Country }) =>
  exchange(lookUpPatient, async ({ transact, actor, query: { clinicId, personalCode }, touched }) => {
    if (clinicId) assertOwnClinic(actor, clinicId);
    await admitLookUp(deps, actor.userId);
    const { code, birthDate, sex } = readCode(deps.country, personalCode);
    const found = await transact(async (tx) => {
      const members: MemberRow[] = [];
      for (const each of clinicId ? [clinicId] : actor.clinicIds)
        members.push(...(await findMembers(tx, each, [code], foundMost)));
      return members;
    });
    const member = found.find((each) => each.personal_code === code);
    if (member) touched.personIds.add(member.person_id);
    else await countMiss(deps, actor.userId);
    return { patient: member ? toPatient(member) : null, birthDate: birthDate ?? null, sex: sex ?? null };
  });

export const get = query(getPatient, async ({ db, actor, params, touched }) => {
  const member = await findMember(db, actor, params.id);
  touched.personIds.add(member.person_id);
  return toPatient(member);
});

export const representatives = query(listRepresentatives, async ({ db, actor, params, touched }) => {
  const member = await findMember(db, actor, params.id);
  touched.personIds.add(member.person_id);
  const representatives = await representativesOf(db, member.clinic_id, member.id);
  return {
    representatives: representatives.map(({ userId, firstName, surname, status, decidedAt, since }) => ({
      userId,
      firstName,
      surname,
      status,
      decidedAt: decidedAt?.toISOString() ?? null,
      since: since.toISOString(),
    })),
  };
});

interface ListCount {
  readonly listCode: string | null;
  readonly patients: number;
  readonly signedIn: number;
  readonly withPhone: number;
  readonly withEmail: number;
}

export const count = query(countPatients, async ({ db, actor, query: { clinicId } }) => {
  assertOwnClinic(actor, clinicId);
  const { rows } = await sql<ListCount>`
    select list_code as "listCode", count(*)::int as patients, count(last_online_at)::int as "signedIn",
      count(phone)::int as "withPhone", count(email)::int as "withEmail"
    from clinic_member where clinic_id = ${clinicId} and status = 'MEMBER'
    group by list_code order by list_code nulls last limit 500`.execute(db);
  const sum = (key: Exclude<keyof ListCount, 'listCode'>) => rows.reduce((total, row) => total + row[key], 0);
  return {
    patients: sum('patients'),
    signedIn: sum('signedIn'),
    withPhone: sum('withPhone'),
    withEmail: sum('withEmail'),
    lists: rows,
  };
});
