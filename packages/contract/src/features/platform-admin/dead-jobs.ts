import * as z from 'zod/mini';
import { done, id, moment, route } from '../../core/index.ts';

export const listDeadJobs = route({
  method: 'GET',
  path: '/prm/dead-jobs',
  summary: 'Work that was tried until its last try and failed.',
  access: 'platform-admin',
  audit: 'LISTED',
  response: z.strictObject({
    jobs: z.array(z.strictObject({ id, name: z.string(), failedAt: moment, error: z.string() })),
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
});
