import { feedbackKeywords, feedbackPeriods, feedbackSources, ratings } from '@tervita/domain/feedback';
import { problemTypes } from '@tervita/domain/problem-types';
import * as z from 'zod/mini';
import { day, id, moment, placeInList, route } from '../../core/index.ts';
import { feedback } from './patient.ts';

const ofClinic = z.strictObject({ clinicId: id });
const looked = {
  period: z._default(z.enum(feedbackPeriods), 'LAST_90_DAYS'),
  source: z._default(z.enum(feedbackSources), 'CLINIC'),
};
const figures = { count: z.int(), average: z.nullable(z.number()) };

export const getFeedbackStatistics = route({
  method: 'GET',
  path: '/clinic/:clinicId/feedback/statistics',
  summary: 'What patients said of the clinic, or of the platform, over a time: figures only.',
  access: 'clinic',
  params: ofClinic,
  query: z.strictObject(looked),
  response: z.strictObject({
    from: day,
    to: day,
    ...figures,
    /** The same time before. */
    before: z.strictObject(figures),
    /** From five stars to one. */
    ratings: z.array(z.strictObject({ rating: z.literal(ratings), count: z.int() })),
    keywords: z.array(z.strictObject({ keyword: z.enum(feedbackKeywords), count: z.int() })),
    /** By day, week or month: where each begins. */
    trend: z.array(z.strictObject({ from: day, ...figures })),
    /** By reason, the most frequent first. */
    types: z.array(z.strictObject({ type: z.enum(problemTypes), ...figures })),
  }),
});
export type FeedbackStatistics = z.output<typeof getFeedbackStatistics.response>;

const comment = z.strictObject({
  id,
  eContactId: id,
  type: z.enum(problemTypes),
  rating: z.literal(ratings),
  keywords: z.array(z.enum(feedbackKeywords)),
  comment: z.string(),
  at: moment,
});
export type FeedbackComment = z.output<typeof comment>;

export const listFeedback = route({
  method: 'GET',
  path: '/clinic/:clinicId/feedback',
  summary: 'Comments of patients over a time, the newest first, a page at a time.',
  access: 'clinic',
  audit: 'LISTED',
  params: ofClinic,
  query: z.strictObject({
    ...looked,
    rating: z.optional(z.coerce.number().check(z.refine((value) => ratings.some((each) => each === value)))),
    type: z.optional(z.enum(problemTypes)),
    size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(500)), 500),
    /** What an earlier answer gave as next. */
    after: z.optional(placeInList),
  }),
  response: z.strictObject({
    comments: z.array(comment),
    total: z.int(),
    next: z.nullable(z.string()),
  }),
});

export const getEContactFeedback = route({
  method: 'GET',
  path: '/clinic/e-contacts/:id/feedback',
  summary: 'What was said after this e-contact, about the clinic and about the platform.',
  access: 'clinic',
  audit: 'OPENED',
  params: z.strictObject({ id }),
  response: z.strictObject({ feedback: z.array(feedback) }),
});
