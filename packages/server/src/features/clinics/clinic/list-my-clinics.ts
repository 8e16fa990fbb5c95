import { listMyClinics as listMyClinicsRoute } from '@tervita/contract/clinics';
import type { ClinicKind, Plan } from '@tervita/domain/clinics';
import { query } from '../../../core/http/use-case.ts';

const most = 50;

export const listMyClinics = query(listMyClinicsRoute, async ({ db, actor }) => {
  const clinics = await db
    .selectFrom('clinic')
    .select(['id as clinicId', 'name', 'kind', 'plan'])
    .where('id', 'in', [...actor.clinicIds])
    .orderBy('name')
    .limit(most)
    .execute();
  return {
    clinics: clinics.map((clinic) => ({
      ...clinic,
      kind: clinic.kind as ClinicKind,
      plan: clinic.plan as Plan,
    })),
  };
});
