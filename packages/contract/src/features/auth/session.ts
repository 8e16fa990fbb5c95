import { permissions } from '@tervita/domain/auth';
import * as z from 'zod/mini';
import { accessNeeds, done, moment, route } from '../../core/index.ts';
import { loginInfo } from './login-info.ts';

export const getSession = route({
  method: 'GET',
  path: '/session',
  summary: 'Who is signed in, if anybody. Never an error, so that a first visit logs none.',
  access: 'public',
  response: z.strictObject({
    login: z.nullable(loginInfo),
    /** Somebody ended the sign-in of this browser: what it kept of the person is to be forgotten. */
    wasEnded: z.optional(z.literal(true)),
  }),
});

export const extendLogin = route({
  method: 'POST',
  path: '/login/extend',
  summary: 'Extends the session of an active person; the session id changes.',
  access: 'signed-in',
  allowedWithout: ['PROFILE', 'CONSENTS'],
  response: loginInfo,
});

export const switchRole = route({
  method: 'POST',
  path: '/session/role',
  summary: 'Changes the view a person with several roles works in; the session id changes.',
  access: 'signed-in',
  audit: 'CHANGED',
  allowedWithout: ['PROFILE', 'CONSENTS'],
  body: z.strictObject({ role: z.enum(permissions) }),
  response: loginInfo,
  codes: ['DOCTOR_NOT_RELATED_WITH_ANY_CLINIC', 'SESSION_CHANGED'],
});

export const logout = route({
  method: 'POST',
  path: '/logout',
  summary:
    'Ends the session and closes its live connections. With `endsAt`, only the sign-in of the same person that ends then: a log-out that is told late leaves the next sign-in alone.',
  access: 'signed-in',
  allowedWithout: accessNeeds,
  audit: 'SIGNED_OUT',
  query: z.strictObject({ endsAt: z.optional(moment) }),
  response: done,
  codes: ['SESSION_CHANGED'],
});
