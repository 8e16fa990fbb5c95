import type { Plan } from '@tervita/domain/clinics';
import { BusinessError } from '@tervita/domain/core';
import { offeredTypes, type ProblemType, problemTypeNamed } from '@tervita/domain/problem-types';
import { sql } from 'kysely';
import type { Reader } from '../../core/database/database.ts';
import { NotFound } from '../../core/http/errors.ts';

const named = (names: readonly string[]): ProblemType[] =>
  names.flatMap((name) => problemTypeNamed(name) ?? []);

/** What patients of the clinic can choose. */
export const readOffered = async (db: Reader, clinicId: string): Promise<readonly ProblemType[]> => {
  const { rows } = await sql<{ plan: Plan; off: string[] }>`
    select plan, array(select type from clinic_type_off where clinic_id = clinic.id) as off
    from clinic where id = ${clinicId}`.execute(db);
  const [clinic] = rows;
  if (!clinic) throw new NotFound();
  return offeredTypes({ plan: clinic.plan, switchedOff: new Set(named(clinic.off)) });
};

export const readOftenChosen = async (db: Reader, clinicId: string): Promise<readonly ProblemType[]> => {
  const { rows } = await sql<{ type: string }>`
    select type from often_chosen_types(${clinicId}) as type`.execute(db);
  return named(rows.map(({ type }) => type));
};

/** The page may have been open since before the clinic switched it off. */
export const assertOffered = async (db: Reader, clinicId: string, type: ProblemType): Promise<void> => {
  const offered = await readOffered(db, clinicId);
  if (!offered.includes(type)) throw new BusinessError('E_CONTACT_TYPE_NOT_OFFERED');
};
