import '@fastify/cookie';
import { hostedMinutes } from '@tervita/domain/care-flows';
import type { FastifyReply } from 'fastify';

/** The browser remembers what it started, for a way back that has no id. It is no secret and opens nothing. */
export const startedCookie = (publicUrl: string) => ({
  set: (reply: FastifyReply, eContactId: string): void => {
    reply.setCookie('started-e-contact', eContactId, {
      path: '/',
      sameSite: 'lax',
      secure: publicUrl.startsWith('https:'),
      maxAge: 2 * hostedMinutes * 60,
    });
  },
  clear: (reply: FastifyReply): void => {
    reply.clearCookie('started-e-contact', { path: '/' });
  },
});
