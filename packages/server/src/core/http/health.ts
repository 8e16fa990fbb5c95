import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sql } from 'kysely';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { AnswerTimes } from './answer-times.ts';
import { NotFound } from './errors.ts';
import { recentLook } from './recent-look.ts';

export interface Draining {
  on: boolean;
}

const within = async (milliseconds: number, work: Promise<unknown>) => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too slow')), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

interface HealthDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly draining: Draining;
  readonly answerTimes: AnswerTimes;
  /** Whether whoever sent this header may read our figures. */
  readonly mayRead: (authorization: string | undefined) => boolean;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** With a token: whoever has it. Without one: everybody in a demonstration, nobody in PROD. */
export const metricsReaders = ({
  METRICS_TOKEN: token,
  APP_MODE: mode,
}: Pick<Config, 'METRICS_TOKEN' | 'APP_MODE'>): HealthDeps['mayRead'] => {
  if (!token) return () => mode !== 'PROD';
  const expected = digest(`Bearer ${token}`);
  return (authorization = '') => timingSafeEqual(digest(authorization), expected);
};

const isFile = (reply: FastifyReply) => !String(reply.getHeader('content-type')).includes('json');

/** For the machines that watch us. No person's data, no session. */
export const addHealth = (
  app: FastifyInstance,
  { database, clock, draining, answerTimes, mayRead }: HealthDeps,
): void => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'tervita_' });
  const duration = new Histogram({
    name: 'tervita_http_request_seconds',
    help: 'How long a call took, by its route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    // What a page waits for. Files take as long as they are large.
    if (request.method === 'GET' && route.startsWith('/api/') && !isFile(reply))
      answerTimes.add(reply.elapsedTime);
  });
  app.addHook('onClose', async () => registry.clear());

  const lookAtDatabase = recentLook({
    clock,
    look: () => within(1_000, sql`select 1`.execute(database.system)),
  });
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    if (draining.on) return reply.code(503).send({ status: 'draining' });
    try {
      await lookAtDatabase();
      return { status: 'ready' };
    } catch {
      return reply.code(503).header('retry-after', '2').send({ status: 'database away' });
    }
  });
  app.get('/metrics', async (request, reply) => {
    // They tell when a clinic works and how many sign-ins fail: to others the address is not there.
    if (!mayRead(request.headers.authorization)) throw new NotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
};
