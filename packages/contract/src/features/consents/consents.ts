import { consentTypes } from '@tervita/domain/consents';
import * as z from 'zod/mini';
import { day, languageTag, moment, route } from '../../core/index.ts';
import { consentFlags, loginInfo } from '../auth/index.ts';

export const getConsents = route({
  method: 'GET',
  path: '/users/consents',
  summary: 'Which consents the signed-in person has given to the texts that are in force.',
  access: 'signed-in',
  allowedWithout: ['PROFILE', 'CONSENTS'],
  query: z.strictObject({ locale: z.optional(languageTag) }),
  response: z.strictObject({
    ...consentFlags.shape,
    /** Agreed to once, but the text has changed since: the newest version the person knows. */
    earlier: z.array(z.strictObject({ type: z.enum(consentTypes), version: z.string(), givenAt: moment })),
  }),
});

export const saveConsent = route({
  method: 'POST',
  path: '/users/save-consent',
  summary: 'Agrees to the text that is in force, as its version says. Saving twice is harmless.',
  access: 'signed-in',
  allowedWithout: ['PROFILE', 'CONSENTS'],
  audit: 'CHANGED',
  body: z.strictObject({ type: z.enum(consentTypes), version: day }),
  response: loginInfo,
  codes: ['CONSENT_VERSION_CHANGED'],
});
