import { feedbackKeywords } from '@tervita/domain/feedback';
import * as z from 'zod/mini';
import { id, moment, placeInList, route } from '../../core/index.ts';

const opinion = z.strictObject({
  id,
  rating: z.int(),
  keywords: z.array(z.enum(feedbackKeywords)),
  comment: z.nullable(z.string()),
  at: moment,
});
export type PlatformOpinion = z.output<typeof opinion>;

export const listPlatformFeedback = route({
  method: 'GET',
  path: '/prm/feedback',
  summary: 'What patients said about the platform, the latest first. Who said it, and where, is not told.',
  access: 'platform-admin',
  audit: 'LISTED',
  query: z.strictObject({ after: z.optional(placeInList) }),
  response: z.strictObject({
    opinions: z.array(opinion),
    /** Where the next page begins; null: this is the last. */
    next: z.nullable(z.string()),
    /** Of the last 90 days: how many gave one star, two, and so on. */
    ratings: z.array(z.int()),
  }),
});
