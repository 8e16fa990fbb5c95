import { medicineNameMax } from '@tervita/domain/prescriptions';
import * as z from 'zod/mini';
import { boundedText, languageTag, route } from '../../core/index.ts';

const medication = z.strictObject({
  brand: z.string(),
  activeIngredient: z.string(),
  atc: z.string(),
  form: z.string(),
  route: z.string(),
  strength: z.string(),
});
export type Medication = z.output<typeof medication>;

const searching = {
  summary: 'Medicines of the register by brand or active ingredient, also mistyped; the likeliest first.',
  /** The register has one language; the page's is taken so that a caller need not know. */
  query: z.strictObject({
    search: boundedText({ min: 0, max: medicineNameMax }),
    locale: z.optional(languageTag),
  }),
  response: z.strictObject({ medications: z.array(medication) }),
} as const;

export const searchMedications = route({
  ...searching,
  method: 'GET',
  path: '/clinic/medications',
  access: 'clinic',
});
export const searchMedicationsAsPatient = route({
  ...searching,
  method: 'GET',
  path: '/patient/medications',
  access: 'patient',
});
