import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { newId } from '../ids.ts';
import type { Log } from '../log.ts';
import { limitBodyTime, longestUploadMs } from './body-time.ts';
import { answerTo, BadInput, NotFound } from './errors.ts';

const jsonMost = 262_144;

/** Behind a proxy that is not believed all people count as one; said once, as it would be said with every call. */
const tellOfUnbelievedProxy = (app: FastifyInstance): void => {
  let isTold = false;
  app.addHook('onRequest', async (request) => {
    if (isTold || request.headers['x-forwarded-for'] === undefined) return;
    if (request.ip !== request.socket.remoteAddress) return;
    isTold = true;
    request.log.warn(
      { alarm: 'FORWARDED_NOT_BELIEVED' },
      'a proxy names the client and is not believed: TRUST_PROXY says how many stand in front, or their networks',
    );
  });
};

export const createServer = (config: Config, log: Log, clock: Clock): FastifyInstance => {
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.TRUST_PROXY,
    bodyLimit: jsonMost,
    requestTimeout: longestUploadMs,
    connectionTimeout: 0,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    genReqId: () => newId(clock()),
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    return503OnClosing: true,
    // An address that no route can take; the framework's own answer would repeat it.
    frameworkErrors: (_error, request, reply) => {
      const { status, body } = answerTo(new BadInput([]));
      (reply as FastifyReply)
        .code(status)
        .type('application/json; charset=utf-8')
        .send(JSON.stringify({ ...body, requestId: request.id }));
    },
  });
  limitBodyTime(app);
  const parseJson = app.getDefaultJsonParser('error', 'error');
  // Nothing at all is no broken JSON: the call itself says whether it needs a body.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, body as string, done);
  });
  tellOfUnbelievedProxy(app);
  app.setErrorHandler(async (error, request, reply) => {
    const { status, body, headers, bug } = answerTo(error);
    if (bug) request.log.error({ err: error }, 'fault');
    return reply
      .code(status)
      .headers(headers ?? {})
      .send({ ...body, requestId: request.id });
  });
  app.setNotFoundHandler(async (request, reply) => {
    const { status, body } = answerTo(new NotFound());
    return reply.code(status).send({ ...body, requestId: request.id });
  });
  // The route's pattern, never the address: an address may hold a personal code.
  app.addHook('onResponse', async (request, reply) => {
    const call = `${request.method} ${request.routeOptions.url ?? '-'}`;
    request.log.info({ call, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'call');
  });
  return app;
};
