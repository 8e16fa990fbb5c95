import { listMyClinics as listMyClinicsRoute } from '@tervita/contract/clinics';
import type { ClinicKind, Plan } from '@tervita/domain/clinics';
import { sql } from 'kysely';
import { query } from '../../../core/http/use-case.ts';
import { hoursIn, openingHoursOf } from '../opening-hours-store.ts';

const most = 50;

export const listMyClinics = query(listMyClinicsRoute, async ({ db, actor }) => {
  const clinics = await db
    .selectFrom('clinic')
    .select([
      'id as clinicId',
      'name',
      'country',
      'registration_code as registrationCode',
      'address',
      'phone',
    ])
    .select(['websites', 'emails', 'kind', sql<Plan>`plan_now(clinic)`.as('plan')])
    .select('plan_valid_from as validFrom')
    .where('id', 'in', [...actor.clinicIds])
    .orderBy('name')
    .limit(most)
    .execute();
  const hours = await openingHoursOf(db, actor.clinicIds);
  return {
    clinics: clinics.map((clinic) => ({
      ...clinic,
      kind: clinic.kind as ClinicKind,
      validFrom: clinic.validFrom.toISOString(),
      openingHours: hoursIn(hours, clinic.clinicId),
    })),
  };
});
