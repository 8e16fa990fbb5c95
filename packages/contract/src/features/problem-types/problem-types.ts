import { featureStates } from '@tervita/domain/clinics';
import { fillings } from '@tervita/domain/instruments';
import { patientGroups, reasonColours, reasonIconNames } from '@tervita/domain/problem-types';
import * as z from 'zod/mini';
import { id, route } from '../../core/index.ts';
import { problemType as type } from './problem-type.ts';

const params = z.strictObject({ clinicId: id });

export const listOfferedTypes = route({
  method: 'GET',
  path: '/patient/clinics/:clinicId/e-contact-types',
  summary: 'Reasons that the clinic takes, and the four that its patients choose most.',
  access: 'patient',
  params,
  response: z.strictObject({
    types: z.array(type),
    oftenChosen: z.array(type),
    /** Filled in on the page of a care-flow provider. */
    hostedTypes: z.array(type),
    /** The clinic lets its patients be asked questions. */
    asksQuestions: z.boolean(),
  }),
});

export const listClinicTypes = route({
  method: 'GET',
  path: '/clinic/:clinicId/e-contact-types',
  summary: 'Every reason, and whether patients of the clinic can choose it.',
  access: 'clinic',
  params,
  response: z.strictObject({
    eContactTypes: z.array(
      z.strictObject({
        type,
        group: z.enum(patientGroups),
        icon: z.enum(reasonIconNames),
        colour: z.enum(reasonColours),
        isOffered: z.boolean(),
        /** How this questionnaire is filled in here; null where it cannot be, and for every other reason. */
        filling: z.nullable(z.enum(fillings)),
      }),
    ),
    /** NOT_AVAILABLE: the plan has no questionnaires. */
    questionnaires: z.enum(featureStates),
  }),
});
