import * as z from 'zod/mini';
import { email, emailOfAccount, languageTag, oneTimeCode, route, secret } from '../../core/index.ts';
import { codeSent } from './codes.ts';
import { loginInfo } from './login-info.ts';

export const loginWithPassword = route({
  method: 'POST',
  path: '/login/password',
  summary: 'The first step: e-mail and password. Right ones are answered by a code in the mail.',
  access: 'public',
  audit: 'SIGN_IN_STEP',
  body: z.strictObject({ email: emailOfAccount, password: secret, locale: z.optional(languageTag) }),
  response: codeSent,
  codes: ['WRONG_EMAIL_OR_PASSWORD', 'MAIL_NOT_AVAILABLE', 'SIGN_IN_METHOD_OFF'],
});

export const verifyLoginCode = route({
  method: 'POST',
  path: '/login/password/code',
  summary: 'The second step: the code from the mail opens the session.',
  access: 'public',
  audit: 'SIGNED_IN',
  body: z.strictObject({ otp: oneTimeCode }),
  response: loginInfo,
  codes: ['INVALID_OTP', 'SIGN_IN_METHOD_OFF'],
});

export const signupWithPassword = route({
  method: 'POST',
  path: '/signup/password',
  summary: 'Makes an account for an address that a code has proved, and opens its session.',
  access: 'public',
  audit: 'SIGNED_IN',
  body: z.strictObject({
    email,
    password: secret,
    otp: oneTimeCode,
    locale: z.optional(languageTag),
  }),
  response: loginInfo,
  codes: [
    'INVALID_OTP',
    'USER_EXISTS',
    'GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT',
    'SIGN_IN_METHOD_OFF',
  ],
});

export const resetPassword = route({
  method: 'POST',
  path: '/reset-password',
  summary: 'A new password for an address that a code has proved; all other sessions end.',
  access: 'public',
  audit: 'SIGNED_IN',
  body: z.strictObject({ email, otp: oneTimeCode, password: secret }),
  response: loginInfo,
  codes: [
    'INVALID_OTP',
    'USER_NOT_EXISTS',
    'EMAIL_TOO_NEW',
    'GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT',
    'SIGN_IN_METHOD_OFF',
  ],
});

export const changePassword = route({
  method: 'POST',
  path: '/users/password',
  summary: 'Sets or changes the password of who is signed in; all other sessions end.',
  access: 'signed-in',
  audit: 'CHANGED',
  body: z.strictObject({ currentPassword: z.optional(secret), password: secret }),
  response: loginInfo,
  codes: ['WRONG_PASSWORD', 'SIGN_IN_TOO_OLD', 'SIGN_IN_METHOD_OFF'],
});
