import * as z from 'zod/mini';
import { done, oneTimeCode, route } from '../../core/index.ts';
import { loginInfo } from './login-info.ts';

// The consents to ask for are those of the staff role, which nobody has before the second factor.
const secondFactor = ['CONSENTS'] as const;

export const getAppCode = route({
  method: 'GET',
  path: '/users/app-code',
  summary: 'Whether an authenticator app is set up.',
  access: 'signed-in',
  allowedWithout: secondFactor,
  response: z.strictObject({ isSetUp: z.boolean() }),
});

export const startAppCode = route({
  method: 'POST',
  path: '/users/app-code',
  summary: 'A new secret for an authenticator app; it counts once a code of it was given.',
  access: 'signed-in',
  allowedWithout: secondFactor,
  audit: 'CHANGED',
  response: z.strictObject({ secret: z.string(), uri: z.string() }),
  codes: ['SIGN_IN_TOO_OLD'],
});

export const confirmAppCode = route({
  method: 'POST',
  path: '/users/app-code/confirm',
  summary: 'The first code of a new secret: from now on the app is the second factor.',
  access: 'signed-in',
  allowedWithout: secondFactor,
  audit: 'CHANGED',
  body: z.strictObject({ code: oneTimeCode }),
  response: loginInfo,
  codes: ['INVALID_APP_CODE', 'SESSION_CHANGED'],
});

export const verifyAppCode = route({
  method: 'POST',
  path: '/login/app-code',
  summary: 'The second factor of staff who did not sign in with a digital ID.',
  access: 'signed-in',
  allowedWithout: secondFactor,
  audit: 'SIGNED_IN',
  body: z.strictObject({ code: oneTimeCode }),
  response: loginInfo,
  codes: ['INVALID_APP_CODE', 'SESSION_CHANGED'],
});

export const removeAppCode = route({
  method: 'DELETE',
  path: '/users/app-code',
  summary: 'Forgets the authenticator app.',
  access: 'signed-in',
  audit: 'CHANGED',
  response: done,
  codes: ['SIGN_IN_TOO_OLD'],
});
