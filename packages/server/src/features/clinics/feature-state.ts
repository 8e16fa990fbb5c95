import { type ClinicFeature, type FeatureState, featureState, type Plan } from '@tervita/domain/clinics';
import { sql } from 'kysely';
import type { Reader } from '../../core/database/database.ts';
import { NotFound } from '../../core/http/errors.ts';

/** Whether a clinic has something, by its plan and its switch. */
export const stateOfFeature = async (
  db: Reader,
  clinicId: string,
  feature: ClinicFeature,
): Promise<FeatureState> => {
  const { rows } = await sql<{ plan: Plan; isGranted: boolean; isOn: boolean }>`
    select plan_now(c) as plan, coalesce(f.is_granted, false) as "isGranted", coalesce(f.is_on, true) as "isOn"
    from clinic c left join clinic_feature f on f.clinic_id = c.id and f.feature = ${feature}
    where c.id = ${clinicId}`.execute(db);
  const [row] = rows;
  if (!row) throw new NotFound();
  return featureState(row.plan, row);
};

/** Whether patients of a clinic are told when to expect an answer; every plan has it. */
export const showsExpectedReply = async (db: Reader, clinicId: string): Promise<boolean> => {
  const found = await db
    .selectFrom('clinic_feature')
    .select('is_on')
    .where('clinic_id', '=', clinicId)
    .where('feature', '=', 'EXPECTED_REPLY')
    .executeTakeFirst();
  return found?.is_on ?? true;
};
