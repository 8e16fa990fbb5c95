import { clinicKinds, plans } from '@tervita/domain/clinics';
import * as z from 'zod/mini';
import { id, route } from '../../core/index.ts';

export const listMyClinics = route({
  method: 'GET',
  path: '/clinic/clinics',
  summary: 'Clinics that the signed-in employee works in.',
  access: 'clinic',
  response: z.strictObject({
    clinics: z.array(
      z.strictObject({ clinicId: id, name: z.string(), kind: z.enum(clinicKinds), plan: z.enum(plans) }),
    ),
  }),
});
