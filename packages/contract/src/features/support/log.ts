import * as z from 'zod/mini';
import { done, route } from '../../core/index.ts';

export const logLevels = ['error', 'warning', 'info'] as const;
export const logMessageMax = 1000;

export const reportLog = route({
  method: 'POST',
  path: '/log',
  summary: 'A browser reports a fault of its own. No personal data; 10 a minute for one address.',
  access: 'public',
  body: z.strictObject({
    type: z.string().check(z.minLength(1), z.maxLength(100)),
    level: z.enum(logLevels),
    message: z.string().check(z.maxLength(logMessageMax)),
  }),
  response: done,
});
