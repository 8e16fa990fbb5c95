import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';

/** Browsers accept the __Host- prefix only over https; a demonstration on localhost goes without. */
const nameFor = (publicUrl: string) => (publicUrl.startsWith('https:') ? '__Host-tervita' : 'tervita');

export const sessionCookie = (publicUrl: string, clock: Clock) => {
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
    /** By the seconds that are left: a device whose own clock is wrong would drop a cookie that names a time. */
    write: (reply: FastifyReply, token: string, endsAt: Date) =>
      reply.setCookie(name, token, {
        ...options,
        maxAge: Math.max(0, Math.floor((endsAt.getTime() - clock().getTime()) / 1_000)),
      }),
    clear: (reply: FastifyReply) => reply.clearCookie(name, options),
  };
};
export type SessionCookie = ReturnType<typeof sessionCookie>;
