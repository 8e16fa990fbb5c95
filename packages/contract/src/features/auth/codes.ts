import { otpPurposes } from '@tervita/domain/auth';
import * as z from 'zod/mini';
import { email, languageTag, route } from '../../core/index.ts';

/** The code is on its way; says nothing about whether the address has an account. */
export const codeSent = z.strictObject({
  /** Enough of the address to recognise one's own. */
  maskedEmail: z.string(),
  resendAfterSeconds: z.int(),
});
export type CodeSent = z.output<typeof codeSent>;

export const sendOtp = route({
  method: 'POST',
  path: '/send-otp',
  summary:
    'Sends a one-time code. To sign in or to link, to the address that the attempt of this browser is about.',
  access: 'public',
  audit: 'SIGN_IN_STEP',
  body: z.strictObject({
    purpose: z.enum(otpPurposes),
    email: z.optional(email),
    locale: z.optional(languageTag),
  }),
  response: codeSent,
  codes: ['MAIL_NOT_AVAILABLE', 'SIGN_IN_METHOD_OFF', 'INVALID_OTP'],
});
