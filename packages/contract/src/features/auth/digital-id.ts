import * as z from 'zod/mini';
import { boundedText, languageTag, route } from '../../core/index.ts';
import { loginInfo } from './login-info.ts';

export const startDigitalId = route({
  method: 'POST',
  path: '/dokobit-session',
  summary: 'Opens a sign-in at the digital-ID gateway, bound to this browser.',
  access: 'public',
  body: z.strictObject({
    locale: z.optional(languageTag),
    /** Whoever is signed in another way proves who they are, and keeps their account. */
    confirm: z.optional(z.boolean()),
  }),
  response: z.strictObject({ sessionToken: z.string(), url: z.url() }),
  codes: ['DIGITAL_ID_NOT_AVAILABLE'],
});

export const loginWithDigitalId = route({
  method: 'POST',
  path: '/login/dokobit',
  summary: 'Completes a sign-in: asks the gateway who came back, then opens a session.',
  access: 'public',
  audit: 'SIGNED_IN',
  body: z.strictObject({ returnToken: boundedText({ max: 200 }) }),
  response: z.extend(loginInfo, {
    /** There were other ways into the account: the person is asked which of them are theirs. */
    asksAboutWaysIn: z.boolean(),
  }),
  codes: [
    'DIGITAL_ID_NOT_AVAILABLE',
    'DIGITAL_ID_FAILED',
    'PERSON_IS_UNDERAGE',
    'USER_EXISTS_WITH_DIFFERENT_NAME',
  ],
});
