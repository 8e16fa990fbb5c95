import { otp as otpLimits, password as passwordLimits } from '@tervita/domain/auth';
import { emailFault, emailMost } from '@tervita/domain/persons';
import * as z from 'zod/mini';
import { storable } from './text.ts';

// Judged at any length: with two signs that may be the same it would take minutes.
const anyAddress = z.email({ pattern: /^[^\s@]+@[^\s@]+$/u }).check(
  z.maxLength(emailMost),
  z.refine((value) => storable(value) && emailFault(value) !== 'badEmail', { error: 'badEmail' }),
);

/** The address of an account that is there: some are older than the rule about letters before the @. */
export const emailOfAccount = anyAddress.check(
  z.refine((value) => emailFault(value) !== 'unlikelyEmail', { error: 'unlikelyEmail' }),
);

/** An address a person typed. */
export const email = anyAddress.check(
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
