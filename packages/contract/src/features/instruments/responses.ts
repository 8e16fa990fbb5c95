import { languages } from '@tervita/domain/core';
import { bandCodes, instrumentKeys, subscaleIds } from '@tervita/domain/instruments';
import * as z from 'zod/mini';
import { id, languageTag, moment, route } from '../../core/index.ts';
import { problemType } from '../problem-types/index.ts';

/** With its name in the language of who reads it. */
const band = z.strictObject({ code: z.enum(bandCodes), label: z.string() });

const subscore = z.strictObject({
  id: z.enum(subscaleIds),
  label: z.string(),
  sum: z.int(),
  max: z.int(),
  band: z.nullable(band),
  /** Above its cut-off; null where there is none. */
  isPositive: z.nullable(z.boolean()),
});

const item = z.strictObject({
  id: z.string(),
  label: z.string(),
  /** Null where it was skipped. */
  answer: z.nullable(z.string()),
  /** Written beside the answer. */
  ownWords: z.nullable(z.string()),
  value: z.nullable(z.int()),
  max: z.int(),
  isScored: z.boolean(),
  isRedFlag: z.boolean(),
});

const earlierResult = z.strictObject({
  eContactId: id,
  filledAt: moment,
  total: z.nullable(z.int()),
  band: z.nullable(band),
  subscores: z.array(subscore),
});

const questionnaireResponse = z.strictObject({
  id,
  type: problemType,
  instrument: z.enum(instrumentKeys),
  name: z.string(),
  /** Whose words were answered: its validation belongs to the official text. Null for the page of a provider. */
  wording: z.nullable(z.string()),
  /** False where the bands were made for other words than these. */
  isValidated: z.boolean(),
  language: z.enum(languages),
  filledAt: moment,
  source: z.enum(['PATIENT', 'HOSTED', 'STAFF']),
  /** Null where only parts are added up. */
  total: z.nullable(z.int()),
  range: z.nullable(z.strictObject({ min: z.int(), max: z.int() })),
  cutoff: z.nullable(z.int()),
  isHigherBetter: z.boolean(),
  band: z.nullable(band),
  bands: z.array(z.extend(band, { from: z.int(), to: z.int() })),
  subscores: z.array(subscore),
  /** The score is where the clinic should look at it. */
  isFlagged: z.boolean(),
  /** Sentences of what the score means; never a diagnosis. */
  findings: z.array(z.string()),
  items: z.array(item),
  /** Of the same instrument and patient, the oldest first, this one among them. */
  overTime: z.array(earlierResult),
});
export type QuestionnaireResponse = z.output<typeof questionnaireResponse>;

/** Of the same patient, from other e-contacts. */
const otherResult = z.strictObject({
  eContactId: id,
  instrument: z.enum(instrumentKeys),
  name: z.string(),
  filledAt: moment,
  total: z.nullable(z.int()),
});
export type OtherResult = z.output<typeof otherResult>;

export const listQuestionnaireResponses = route({
  method: 'GET',
  path: '/clinic/e-contacts/:id/questionnaires/responses',
  summary:
    'Questionnaires that came with an e-contact: answers in words, score, band, and how it went over time.',
  access: 'clinic',
  audit: 'OPENED',
  params: z.strictObject({ id }),
  query: z.strictObject({ locale: z.optional(languageTag) }),
  response: z.strictObject({
    responses: z.array(questionnaireResponse),
    /** The newest ones, the newest first. */
    others: z.array(otherResult),
    othersCount: z.int(),
  }),
});
