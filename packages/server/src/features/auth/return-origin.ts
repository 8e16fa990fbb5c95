import type { FastifyRequest } from 'fastify';

/** The page may be served under another local name in a demonstration: come back to where the person is. */
export const returnOrigin = (request: Pick<FastifyRequest, 'headers'>, publicUrl: string): string => {
  const { origin } = request.headers;
  return publicUrl.startsWith('http:') && origin ? origin : publicUrl;
};
