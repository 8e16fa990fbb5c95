import { signInMethods } from '@tervita/domain/auth';
import { countries, languages } from '@tervita/domain/core';
import { sexes } from '@tervita/domain/persons';
import * as z from 'zod/mini';
import {
  boundedText,
  day,
  email,
  oneLine,
  oneTimeCode,
  personName,
  route,
  secret,
} from '../../core/index.ts';
import { loginInfo } from '../auth/index.ts';

export const nameMost = 100;
const name = personName({ max: nameMost });
/** Checked against the number plan by the server. */
const phone = oneLine({ max: 40 });

const profile = z.strictObject({
  firstName: z.string(),
  surname: z.string(),
  birthDate: z.nullable(day),
  sex: z.enum(sexes),
  country: z.enum(countries),
  personalCode: z.nullable(z.string()),
  /** The digital ID or a register says so; else the person typed it. */
  isVerified: z.boolean(),
  email: z.nullable(z.string()),
  isEmailVerified: z.boolean(),
  phone: z.nullable(z.string()),
  waysIn: z.array(z.enum(signInMethods)),
  /** Whoever signed in a moment ago may change the e-mail without another proof. */
  isSignInFresh: z.boolean(),
  language: z.nullable(z.enum(languages)),
  emailNotices: z.boolean(),
});
export type Profile = z.output<typeof profile>;

export const getProfile = route({
  method: 'GET',
  path: '/users/profile',
  summary: "The signed-in person's own data and settings.",
  access: 'signed-in',
  allowedWithout: ['PROFILE', 'CONSENTS'],
  audit: 'OPENED',
  response: profile,
});

const profileCodes = [
  'INVALID_OTP',
  'GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT',
  'PERSON_IS_UNDERAGE',
  'SIGN_IN_TOO_OLD',
] as const;

export const completeProfile = route({
  method: 'POST',
  path: '/users/complete-profile',
  summary: 'What is missing of a profile. A new address needs the code sent to it.',
  access: 'signed-in',
  allowedWithout: ['PROFILE', 'CONSENTS'],
  audit: 'CHANGED',
  body: z.strictObject({
    email,
    otp: z.optional(oneTimeCode),
    phone,
    firstName: z.optional(name),
    surname: z.optional(name),
    birthDate: z.optional(day),
    personalCode: z.optional(oneLine({ max: 20 })),
  }),
  response: loginInfo,
  codes: profileCodes,
});

export const editProfile = route({
  method: 'PATCH',
  path: '/users/profile',
  summary:
    'Changes the phone number, or the e-mail: with the code sent to the new address, and a fresh sign-in or the password.',
  access: 'signed-in',
  audit: 'CHANGED',
  body: z.strictObject({
    email: z.optional(email),
    otp: z.optional(oneTimeCode),
    /** For a new e-mail, from whoever did not sign in a moment ago. */
    currentPassword: z.optional(secret),
    phone: z.optional(phone),
  }),
  response: profile,
  codes: [
    'INVALID_OTP',
    'GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT',
    'SIGN_IN_TOO_OLD',
    'WRONG_PASSWORD',
  ],
});

export const undoEmailChange = route({
  method: 'POST',
  path: '/email-change/undo',
  summary:
    'Takes a change of e-mail back with the link from the letter to the old address; everybody is signed out.',
  access: 'public',
  audit: 'CHANGED',
  body: z.strictObject({ token: boundedText({ max: 200 }) }),
  response: z.strictObject({ maskedEmail: z.string(), hasPassword: z.boolean() }),
  codes: ['EMAIL_CHANGE_NOT_UNDONE'],
});

export const saveSettings = route({
  method: 'PATCH',
  path: '/users/settings',
  summary: 'The language of the person and whether notices come by e-mail.',
  access: 'signed-in',
  audit: 'CHANGED',
  body: z.strictObject({
    language: z.optional(z.enum(languages)),
    emailNotices: z.optional(z.boolean()),
  }),
  response: profile,
});
