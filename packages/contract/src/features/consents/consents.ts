import { languages } from '@tervita/domain/core';
import * as z from 'zod/mini';
import { route } from '../../core/index.ts';
import { consentFlags } from '../auth/index.ts';

export const getConsents = route({
  method: 'GET',
  path: '/users/consents',
  summary: 'Which consents the signed-in person has given.',
  access: 'signed-in',
  query: z.strictObject({ locale: z.optional(z.enum(languages)) }),
  response: consentFlags,
});
