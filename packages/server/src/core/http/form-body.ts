import type { FastifyInstance } from 'fastify';

const type = 'application/x-www-form-urlencoded';
const formMost = 16_384;

declare module 'fastify' {
  interface FastifyContextConfig {
    crossSiteForm?: boolean;
    upload?: boolean;
  }
}

/** Read as text into names and values; every other call still refuses the type when it reads its input. */
export const acceptForms = (app: FastifyInstance): void => {
  if (app.hasContentTypeParser(type)) return;
  app.addContentTypeParser(type, { parseAs: 'string', bodyLimit: formMost }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body.toString())));
  });
};
