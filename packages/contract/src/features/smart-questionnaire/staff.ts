import { languages } from '@tervita/domain/core';
import { actions, engines } from '@tervita/domain/smart-questionnaire';
import * as z from 'zod/mini';
import { id, moment, route } from '../../core/index.ts';
import { problemType } from '../problem-types/index.ts';
import { leaveRequest } from './flow.ts';

/** Said in words, in the language of who reads it. */
const told = z.strictObject({ questionId: z.string(), label: z.string(), answer: z.string() });

export const getAiQuestionnaire = route({
  method: 'GET',
  path: '/clinic/e-contacts/:id/ai-questionnaire',
  summary: 'What the patient was asked and answered, what was marked, and by which engine.',
  access: 'clinic',
  audit: 'OPENED',
  params: z.strictObject({ id }),
  query: z.strictObject({ locale: z.optional(z.enum(languages)) }),
  response: z.strictObject({
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
        answers: z.array(told),
        fired: z.array(z.strictObject({ ruleId: z.string(), action: z.enum(actions), told: z.string() })),
        leaveRequest: z.nullable(leaveRequest),
        /** When the patient cannot come; null where that was not asked. */
        unavailableVisitTimes: z.nullable(z.string()),
        /** What was asked and answered, in sentences. */
        summary: z.nullable(z.string()),
        isSummaryEdited: z.boolean(),
      }),
    ),
  }),
});
