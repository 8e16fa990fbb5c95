import { outsideProviders } from '@tervita/domain/auth';
import * as z from 'zod/mini';
import { boundedText, done, languageTag, oneTimeCode, route } from '../../core/index.ts';
import { loginInfo } from './login-info.ts';

const failures = [
  'OUTSIDE_SIGN_IN_FAILED',
  'OUTSIDE_SIGN_IN_CANCELLED',
  'OUTSIDE_SIGN_IN_NOT_AVAILABLE',
] as const;

export const startOutside = route({
  method: 'POST',
  path: '/login/outside',
  summary: 'Begins a sign-in at Google or Apple, bound to this browser.',
  access: 'public',
  body: z.strictObject({ provider: z.enum(outsideProviders), locale: z.optional(languageTag) }),
  response: z.strictObject({ url: z.url() }),
  codes: ['OUTSIDE_SIGN_IN_NOT_AVAILABLE'],
});

/** Longer than any that a provider gives out. */
const longest = 4_096;
const given = z.optional(boundedText({ max: longest }));

export const parkAppleForm = route({
  method: 'POST',
  path: '/login/apple',
  summary:
    'Where Apple brings people back, by a form on its own page. It is kept for the browser that began; answers 303.',
  access: 'public',
  crossSiteForm: true,
  body: z.object({ state: given, code: given, error: given, user: given, iss: given }),
  response: done,
});

/** An account has this address already; its owner has to say that the new way in is theirs. */
const prove = z.strictObject({
  outcome: z.literal('PROVE'),
  provider: z.enum(outsideProviders),
  by: z.enum(['EMAIL_CODE', 'DIGITAL_ID']),
  maskedEmail: z.string(),
  resendAfterSeconds: z.int(),
});
const signedIn = z.strictObject({
  outcome: z.literal('SIGNED_IN'),
  provider: z.enum(outsideProviders),
  login: loginInfo,
});
export const outsideAnswer = z.discriminatedUnion('outcome', [signedIn, prove]);
export type OutsideAnswer = z.output<typeof outsideAnswer>;
export type ProofNeeded = z.output<typeof prove>;

export const completeOutside = route({
  method: 'POST',
  path: '/login/outside/complete',
  summary:
    'Completes a sign-in at Google or Apple: opens a session, or asks to prove an account that exists.',
  access: 'public',
  audit: 'SIGNED_IN',
  body: z.strictObject({ state: boundedText({ max: 200 }), code: given, error: given, iss: given }),
  response: outsideAnswer,
  codes: [...failures, 'MAIL_NOT_AVAILABLE'],
});

export const linkOutside = route({
  method: 'POST',
  path: '/login/outside/link',
  summary: 'The code from the mail: from now on the account also opens with Google or Apple.',
  access: 'public',
  audit: 'SIGNED_IN',
  body: z.strictObject({ otp: oneTimeCode }),
  response: loginInfo,
  codes: ['INVALID_OTP', 'EMAIL_TOO_NEW'],
});
