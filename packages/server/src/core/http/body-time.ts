import type { FastifyInstance } from 'fastify';

const jsonMs = 30_000;
/** Node has one limit for all requests; ours for everything but files is shorter. */
export const longestUploadMs = 600_000;

/** A body that trickles in holds a connection and a little memory; only a file may take its time. */
export const limitBodyTime = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (raw.complete || routeOptions.config?.upload || raw.headers['content-length'] === '0') return;
    if (raw.headers['content-length'] === undefined && raw.headers['transfer-encoding'] === undefined) return;
    const timer = setTimeout(() => raw.destroy(), jsonMs);
    const stop = () => clearTimeout(timer);
    raw.once('end', stop).once('close', stop);
  });
};
