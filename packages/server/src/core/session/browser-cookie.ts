import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOf, newToken } from './token.ts';

const days = 400;

/**
 * Tells one browser from another and holds nothing of a person: a code works only in the browser that asked for it,
 * and a stranger's wrong guesses do not count against a browser that its owner has used before.
 */
export const browserCookie = (publicUrl: string) => {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-tervita-browser' : 'tervita-browser';
  return {
    /** The browser's hash; a browser without the cookie gets one. */
    ensure: (request: FastifyRequest, reply: FastifyReply): Buffer => {
      const given = request.cookies[name];
      const token = given && /^[\w-]{43}$/.test(given) ? given : newToken();
      if (token !== given) {
        const options = {
          path: '/',
          httpOnly: true,
          sameSite: 'lax',
          secure,
          maxAge: days * 86_400,
        } as const;
        reply.setCookie(name, token, options);
      }
      return hashOf(token);
    },
  };
};
export type BrowserCookie = ReturnType<typeof browserCookie>;
