import { usageNamesMost } from '@tervita/domain/usage';
import * as z from 'zod/mini';
import { done, id, route, text } from '../../core/index.ts';

const value = z.union([z.boolean(), z.number(), text({ min: 0, max: 100 })]);

export const trackUsage = route({
  method: 'POST',
  path: '/clinic/track',
  summary: 'Says that something was used. Names and numbers, never what a patient wrote.',
  access: 'clinic',
  body: z.strictObject({
    /** Left out: the caller's clinic, when there is only one. */
    clinicId: z.optional(id),
    target: text({ max: 60 }),
    payload: z
      .record(text({ max: 40 }), value)
      .check(z.refine((payload) => Object.keys(payload).length <= usageNamesMost, { error: 'tooLong' })),
  }),
  response: done,
});
