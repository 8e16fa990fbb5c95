import { languages } from '@tervita/domain/core';
import { actions, engines } from '@tervita/domain/smart-questionnaire';
import * as z from 'zod/mini';
import { id, languageTag, moment, route } from '../../core/index.ts';
import { problemType, problemTypeName } from '../problem-types/index.ts';
import { option, rare } from './question.ts';

/** Said in words, in the language of who reads it. */
const told = z.strictObject({ questionId: z.string(), label: z.string(), answer: z.string() });

const fired = z.strictObject({ ruleId: z.string(), action: z.enum(actions), told: z.string() });

/** What raised the red flag at one time. */
const raised = z.strictObject({
  id,
  /** When the clinic got it. */
  at: moment,
  /** Answers before sending, words, or signs that were ticked in the conversation. */
  by: z.enum(['ANSWERS', 'WORDS', 'SIGNS']),
  /** Nobody sent it: it went by itself. */
  isFiled: z.boolean(),
  reasons: z.array(
    z.extend(fired, {
      /** When it was told: ticked, answered, or gone on with in words. */
      at: moment,
      /** Whoever told it was told to call for help at that time. */
      isWarned: z.boolean(),
    }),
  ),
});
export type RaisedFlag = z.output<typeof raised>;

const rows = z.array(z.strictObject({ id: z.string(), label: z.string() }));

/** One time that the writer was asked about danger. */
const dangerAsked = z.strictObject({
  /** When it was answered, or shown where it was not. */
  at: moment,
  /** The words that it was asked because of; null for the list that everybody is shown. */
  quote: z.nullable(z.string()),
  ticked: rows,
  notTicked: rows,
  /** Rarer rows behind the one that opens them, where nothing says that they were opened. */
  perhapsUnseen: rows,
  isAnswered: z.boolean(),
});
export type DangerAsked = z.output<typeof dangerAsked>;

export const getAiQuestionnaire = route({
  method: 'GET',
  path: '/clinic/e-contacts/:id/ai-questionnaire',
  summary: 'What the patient was asked and answered, what was marked and why, and by which engine.',
  access: 'clinic',
  audit: 'OPENED',
  params: z.strictObject({ id }),
  query: z.strictObject({ locale: z.optional(languageTag) }),
  response: z.strictObject({
    /** Signs of danger that were ticked, or that there were none; null where nobody was asked about them. */
    danger: z.nullable(told),
    /** In order; empty where nobody was asked, or it was not kept. */
    dangerAsked: z.array(dangerAsked),
    /** Why the red flag stands, as it came; empty where there is none, or nobody kept its reason. */
    raised: z.array(raised),
    /** The clinic wrote first: there was nobody to ask. */
    isBegunByClinic: z.boolean(),
    /** Staff wrote down what somebody told them: nobody else has read a warning. */
    isWrittenDown: z.boolean(),
    questionnaire: z.nullable(
      z.strictObject({
        aiQuestionnaireId: id,
        engine: z.enum(engines),
        language: z.enum(languages),
        catalogueVersion: z.int(),
        sentAt: moment,
        input: z.string(),
        chiefProblemTypeId: z.nullable(problemType),
        candidates: z.array(problemType),
        /** Without those about danger. */
        answers: z.array(told),
        fired: z.array(fired),
        /** When the patient cannot come; null where that was not asked. */
        unavailableVisitTimes: z.nullable(z.string()),
        /** What was asked and answered, in sentences. */
        summary: z.nullable(z.string()),
        isSummaryEdited: z.boolean(),
      }),
    ),
  }),
});

export const getDangerSigns = route({
  method: 'GET',
  path: '/clinic/danger-signs',
  summary: 'The signs of danger to ask a caller about, cut to the patient and the reason.',
  access: 'clinic',
  audit: 'OPENED',
  query: z.strictObject({
    clinicId: id,
    clinicMemberId: id,
    eContactType: problemTypeName,
    locale: z.optional(languageTag),
  }),
  response: z.strictObject({
    label: z.string(),
    signs: z.array(option),
    rare: z.optional(rare),
    /** The answer when nothing of it is true. */
    none: z.strictObject({ id: z.string(), label: z.string() }),
  }),
});
