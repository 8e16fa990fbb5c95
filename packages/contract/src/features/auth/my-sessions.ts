import { signInMethods } from '@tervita/domain/auth';
import * as z from 'zod/mini';
import { done, id, moment, route } from '../../core/index.ts';

const mySession = z.strictObject({
  id,
  isCurrent: z.boolean(),
  method: z.enum(signInMethods),
  /** "Firefox, Windows", as far as the browser tells. */
  device: z.nullable(z.string()),
  signedInAt: moment,
  lastUsedAt: moment,
});
export type MySession = z.output<typeof mySession>;

export const listMySessions = route({
  method: 'GET',
  path: '/users/sessions',
  summary: 'Where the person is signed in, this device first.',
  access: 'signed-in',
  response: z.strictObject({ sessions: z.array(mySession) }),
});

export const endMySession = route({
  method: 'DELETE',
  path: '/users/sessions/:id',
  summary: 'Signs out on another device.',
  access: 'signed-in',
  audit: 'SIGNED_OUT',
  params: z.strictObject({ id }),
  response: done,
});

export const endMyOtherSessions = route({
  method: 'POST',
  path: '/users/sessions/end-others',
  summary: 'Signs out everywhere but here.',
  access: 'signed-in',
  audit: 'SIGNED_OUT',
  response: z.strictObject({ ended: z.int() }),
});
