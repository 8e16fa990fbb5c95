import {
  commentMax,
  feedbackKeywords,
  feedbackSources,
  keywordsOf,
  lacksWords,
  ratings,
} from '@tervita/domain/feedback';
import * as z from 'zod/mini';
import { boundedText, id, moment, route } from '../../core/index.ts';

const params = z.strictObject({ id });
const rating = z.literal(ratings);
const keywords = z.array(z.enum(feedbackKeywords)).check(
  z.maxLength(feedbackKeywords.length),
  z.refine((chosen) => new Set(chosen).size === chosen.length, { error: 'notUnique' }),
);
const type = z.enum(feedbackSources);

export const feedback = z.strictObject({
  type,
  rating,
  keywords,
  comment: z.nullable(z.string()),
  at: moment,
});
export type Feedback = z.output<typeof feedback>;

export const getMyFeedback = route({
  method: 'GET',
  path: '/patient/e-contacts/:id/feedback',
  summary: 'What I have said about the clinic and the platform after this e-contact.',
  access: 'patient',
  audit: 'OPENED',
  params,
  response: z.strictObject({ feedback: z.array(feedback) }),
});

export const giveFeedback = route({
  method: 'POST',
  path: '/patient/e-contacts/:id/feedback',
  summary: 'Feedback after an e-contact: on the clinic, or on the platform; each once, for 30 days.',
  access: 'patient',
  audit: 'CHANGED',
  idempotency: 'accepted',
  params,
  body: z
    .strictObject({ type, rating, keywords, comment: z.nullable(boundedText({ max: commentMax })) })
    .check(
      z.refine((said) => said.keywords.every((keyword) => keywordsOf(said.type).includes(keyword)), {
        error: 'badFormat',
        path: ['keywords'],
      }),
      z.refine((said) => !lacksWords(said), { error: 'feedbackNeeded', path: ['comment'] }),
    ),
  response: feedback,
  codes: ['FEEDBACK_ALREADY_GIVEN', 'FEEDBACK_NOT_POSSIBLE'],
});
