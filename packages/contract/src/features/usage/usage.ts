import { countedPages, usageNamesMost } from '@tervita/domain/usage';
import * as z from 'zod/mini';
import { boundedText, done, id, route } from '../../core/index.ts';

const value = z.union([z.boolean(), z.number(), boundedText({ min: 0, max: 100 })]);

export const trackUsage = route({
  method: 'POST',
  path: '/clinic/track',
  summary: 'Says that something was used. Names and numbers, never what a patient wrote.',
  access: 'clinic',
  body: z.strictObject({
    /** Left out: the caller's clinic, when there is only one. */
    clinicId: z.optional(id),
    target: boundedText({ max: 60 }),
    payload: z
      .record(boundedText({ max: 40 }), value)
      .check(z.refine((payload) => Object.keys(payload).length <= usageNamesMost, { error: 'tooLong' })),
  }),
  response: done,
});

export const countPageView = route({
  method: 'POST',
  path: '/page-views',
  summary:
    'A page was opened by somebody who agreed to be counted. One more for the day, and nothing about who.',
  access: 'public',
  body: z.strictObject({ page: z.enum(countedPages) }),
  response: done,
});
