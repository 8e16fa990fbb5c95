import { languages } from '@tervita/domain/core';
import { answerMax } from '@tervita/domain/e-contacts';
import { engines } from '@tervita/domain/smart-questionnaire';
import * as z from 'zod/mini';
import { boundedText, done, id, languageTag, moment, route } from '../../core/index.ts';

const summarization = z.strictObject({
  aiSummarizationId: id,
  text: z.string(),
  language: z.enum(languages),
  engine: z.enum(engines),
  /** What it was made from, so that nobody takes it for more. */
  madeFrom: z.strictObject({ messages: z.int(), answers: z.int(), eContactVersion: z.int() }),
  promptVersion: z.nullable(z.int()),
  model: z.nullable(z.string()),
  madeAt: moment,
  /** Something was said since. */
  isOutdated: z.boolean(),
  /** What I thought of it. */
  liked: z.nullable(z.boolean()),
});
export type Summarization = z.output<typeof summarization>;

export const summarize = route({
  method: 'POST',
  path: '/ai/summarization',
  summary: 'A summary of an e-contact in the language of who reads it; the one that is there, or a new one.',
  access: 'clinic',
  audit: 'OPENED',
  body: z.strictObject({
    clinicId: id,
    eContactId: id,
    patientPersonId: z.optional(z.nullable(id)),
    locale: languageTag,
    /** What the reader wants to know besides. */
    userMessage: z.optional(z.nullable(boundedText({ max: 1_000 }))),
    /** Made anew also when one is there. */
    isAnew: z.optional(z.boolean()),
  }),
  response: summarization,
  codes: ['AI_NOT_AVAILABLE', 'AI_TOKENS_USED_UP', 'FEATURE_NOT_IN_PLAN', 'FEATURE_SWITCHED_OFF'],
});

export const rateSummarization = route({
  method: 'POST',
  path: '/ai/summarization/feedback',
  summary: 'Whether a summary was of use.',
  access: 'clinic',
  audit: 'CHANGED',
  body: z.strictObject({
    aiSummarizationId: id,
    liked: z.boolean(),
    feedback: z.optional(z.nullable(boundedText({ max: 2_000 }))),
  }),
  response: done,
});

export const translate = route({
  method: 'POST',
  path: '/clinic/translate',
  summary:
    'A message of an e-contact, or a reply before it is sent, in another language. The original stays.',
  access: 'clinic',
  audit: 'OPENED',
  body: z.strictObject({
    clinicId: id,
    eContactId: id,
    /** A message of the thread; else the text is what is being written. */
    entryId: z.optional(z.nullable(id)),
    text: z.optional(z.nullable(boundedText({ max: answerMax }))),
    targetLanguage: z.enum(languages),
  }),
  response: z.strictObject({
    text: z.string(),
    sourceLanguage: z.nullable(z.enum(languages)),
    targetLanguage: z.enum(languages),
    /** Not by a real service: the demonstration says so. */
    isDemonstration: z.boolean(),
  }),
  codes: [
    'TRANSLATION_NOT_AVAILABLE',
    'AI_TOKENS_USED_UP',
    'TRANSLATION_CONSENT_MISSING',
    'FEATURE_NOT_IN_PLAN',
    'FEATURE_SWITCHED_OFF',
  ],
});

const featureState = z.enum(['ENABLED', 'DISABLED', 'NOT_AVAILABLE']);

export const getClinicFeatures = route({
  method: 'GET',
  path: '/clinic/:clinicId/features',
  summary: 'Which of the features a clinic has, by its plan and its switches.',
  access: 'clinic',
  params: z.strictObject({ clinicId: id }),
  response: z.strictObject({
    translation: featureState,
    aiSummarization: featureState,
    aiSmartQuestionnaire: featureState,
    /** A model answers; without one there are summaries of questionnaires only, and no translation. */
    hasModel: z.boolean(),
  }),
});
