import { otp as otpLimits, password as passwordLimits } from '@tervita/domain/auth';
import { emailFault, emailMost } from '@tervita/domain/persons';
import * as z from 'zod/mini';
import { storable } from './text.ts';

/** An address a person typed. Judged at any length: with two signs that may be the same it would take minutes. */
export const email = z.email({ pattern: /^[^\s@]+@[^\s@]+$/u }).check(
  z.maxLength(emailMost),
  z.refine((value) => storable(value) && emailFault(value) !== 'badEmail', { error: 'badEmail' }),
  z.refine((value) => emailFault(value) !== 'lettersInEmail', { error: 'lettersInEmail' }),
  z.refine((value) => emailFault(value) !== 'unlikelyEmail', { error: 'unlikelyEmail' }),
);

/** Six digits from a mail or an app. */
export const oneTimeCode = z.string().check(z.regex(new RegExp(`^\\d{${otpLimits.digits}}$`)));

/** A password as typed: never trimmed; whether it is a good one is judged where a new one is set. */
export const secret = z
  .string()
  .check(
    z.minLength(1, { error: 'required' }),
    z.maxLength(passwordLimits.max * 2),
    z.refine(storable, { error: 'badCharacters' }),
  );
