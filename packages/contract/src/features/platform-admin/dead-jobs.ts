import * as z from 'zod/mini';
import { done, id, moment, route } from '../../core/index.ts';

export const listDeadJobs = route({
  method: 'GET',
  path: '/prm/dead-jobs',
  summary: 'Work that was tried until its last try and failed.',
  access: 'platform-admin',
  audit: 'LISTED',
  response: z.strictObject({
    jobs: z.array(
      z.strictObject({
        id,
        name: z.string(),
        /** What happened that it was to react to. */
        event: z.string(),
        /** Where; null: it is about no clinic. */
        clinicName: z.nullable(z.string()),
        failedAt: moment,
        tries: z.int(),
        error: z.string(),
      }),
    ),
  }),
});

export const replayDeadJob = route({
  method: 'POST',
  path: '/prm/dead-jobs/:id/replay',
  summary: 'Puts a failed piece of work back in its queue.',
  access: 'platform-admin',
  audit: 'CHANGED',
  params: z.strictObject({ id }),
  response: done,
  codes: ['SIGN_IN_TOO_OLD'],
});

export const discardDeadJob = route({
  method: 'POST',
  path: '/prm/dead-jobs/:id/discard',
  summary: 'Gives up a failed piece of work for good; what it was to do stays undone.',
  access: 'platform-admin',
  audit: 'CHANGED',
  params: z.strictObject({ id }),
  response: done,
  codes: ['SIGN_IN_TOO_OLD'],
});
