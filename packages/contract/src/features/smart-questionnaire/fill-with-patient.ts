import { misfits } from '@tervita/domain/instruments';
import * as z from 'zod/mini';
import { languageTag, moment, route } from '../../core/index.ts';
import { eContactParams, moveRefusals, warning } from '../e-contacts/index.ts';
import { problemTypeName } from '../problem-types/index.ts';
import { answer, answers, question } from './question.ts';

export const fillWithPatient = route({
  method: 'POST',
  path: '/clinic/e-contacts/:id/actions/fill-questionnaire',
  summary:
    'One step of a questionnaire that staff fill in with a patient who is there: what comes next, and at its end the score.',
  access: 'clinic',
  audit: 'CHANGED',
  idempotency: 'required',
  params: eContactParams,
  body: z.strictObject({
    eContactType: problemTypeName,
    locale: languageTag,
    /** All that was answered so far. */
    answers,
    /** The caller has been asked about danger already. */
    wasDangerAsked: z._default(z.boolean(), false),
    /** Of the first step: whoever began in one text ends in it, whatever the clinic enters meanwhile. */
    begunAt: z.optional(moment),
    /** Kept with its score; before, nothing is kept but a sign of danger. */
    isDone: z._default(z.boolean(), false),
  }),
  response: z.strictObject({
    /** Those that were answered, in order, and the next one. */
    questions: z.array(z.strictObject({ question, answer: z.nullable(answer) })),
    begunAt: moment,
    howMany: z.int(),
    isComplete: z.boolean(),
    misfit: z.nullable(z.enum(misfits)),
    /** What must not wait; the e-contact is marked already. */
    warning: z.nullable(warning),
    /** It stands in the e-contact now. */
    isKept: z.boolean(),
  }),
  codes: [
    ...moveRefusals,
    'REPRESENTATION_TO_CONFIRM',
    'E_CONTACT_TYPE_NOT_OFFERED',
    'FEATURE_NOT_IN_PLAN',
    'QUESTIONNAIRE_NOT_COMPLETE',
  ],
});
