import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Browsers accept the __Host- prefix only over https; a demonstration on localhost goes without. */
const nameFor = (publicUrl: string) => (publicUrl.startsWith('https:') ? '__Host-tervita' : 'tervita');

export const sessionCookie = (publicUrl: string) => {
  const name = nameFor(publicUrl);
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
  } as const;
  return {
    name,
    read: (request: FastifyRequest) => request.cookies[name],
    write: (reply: FastifyReply, token: string, expires: Date) =>
      reply.setCookie(name, token, { ...options, expires }),
    clear: (reply: FastifyReply) => reply.clearCookie(name, options),
  };
};
export type SessionCookie = ReturnType<typeof sessionCookie>;
