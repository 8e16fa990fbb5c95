import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Language } from '@tervita/domain/core';
import type { FastifyInstance, FastifyReply } from 'fastify';

const oneYear = 31_536_000_000;
const oneDay = 86_400_000;
/** Addresses that are never a page. */
const services = ['/api/', '/content/', '/assets/', '/pictures/'];

/** The built web app: hashed files for ever, pages never cached, every other address gets the app's one page. */
export const addWebApp = async (app: FastifyInstance, folder: string, language: Language): Promise<void> => {
  if (!existsSync(join(folder, 'index.html'))) return;
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: oneYear,
    preCompressed: true,
  });
  await app.register(fastifyStatic, { root: folder, serve: false, decorateReply: false });
  const pictures = join(folder, 'pictures');
  if (existsSync(pictures))
    await app.register(fastifyStatic, {
      root: pictures,
      prefix: '/pictures/',
      maxAge: oneDay,
      decorateReply: false,
    });
  const page = (name: string) => {
    const file = join(folder, name);
    return existsSync(file) ? readFileSync(file) : undefined;
  };
  const shell = page('index.html');
  const home = page(`home.${language}.html`) ?? shell;
  const html = (reply: FastifyReply, body: Buffer | undefined) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(body);

  app.get('/', async (_request, reply) => html(reply, home));
  const rootFiles = readdirSync(folder).filter((name) => /\.(svg|png|webmanifest|txt|js)$/.test(name));
  for (const file of rootFiles) {
    // Browsers ask for a new service worker as often as they like; no copy may stand between.
    const maxAge = file === 'service-worker.js' ? 0 : oneDay;
    app.get(`/${file}`, async (_request, reply) => reply.sendFile(file, folder, { maxAge }));
  }
  app.get('/*', async (request, reply) => {
    const wantsPage = request.headers.accept?.includes('text/html') ?? false;
    if (!wantsPage || services.some((prefix) => request.url.startsWith(prefix))) return reply.callNotFound();
    return html(reply, shell);
  });
};
