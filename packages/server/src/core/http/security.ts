import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { NotAllowed } from './errors.ts';
import { policyReportsPath } from './policy-reports.ts';

const twoYears = 63_072_000;

/** No third-party script, style, font or picture anywhere. */
const contentPolicy = (config: Config) => {
  const live = config.PUBLIC_URL.replace(/^http/, 'ws');
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'blob:'],
      fontSrc: ["'self'"],
      manifestSrc: ["'self'"],
      connectSrc: ["'self'", live],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
      requireTrustedTypesFor: ["'script'"],
      // The address of the service worker; nothing else makes a script of a text.
      trustedTypes: ['tervita-worker'],
      reportUri: [policyReportsPath],
    },
  };
};

/** What browsers could give a page and no page of ours asks for. */
const permissions = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((name) => `${name}=()`)
  .join(', ');

const safe = ['GET', 'HEAD', 'OPTIONS'];

/** A change needs a page of ours as its sender. Outside PROD the host that was asked counts as ours. */
const fromOurPage = (config: Config, request: FastifyRequest) => {
  if (request.headers['sec-fetch-site'] === 'same-origin') return true;
  const { origin } = request.headers;
  if (!origin) return false;
  if (origin === config.PUBLIC_URL) return true;
  return config.APP_MODE !== 'PROD' && URL.canParse(origin) && new URL(origin).host === request.headers.host;
};

export const isOurOrigin = fromOurPage;

/** Declared in the contract; such a call must believe nothing that it is sent. */
const isCrossSiteForm = (request: FastifyRequest) => request.routeOptions.config.crossSiteForm === true;

export const secure = async (app: FastifyInstance, config: Config): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: contentPolicy(config),
    strictTransportSecurity: config.PUBLIC_URL.startsWith('https:')
      ? { maxAge: twoYears, includeSubDomains: true }
      : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', permissions);
    // By the route that was found: an address may be written in many ways.
    const served = request.routeOptions.url ?? request.url;
    if (served.startsWith('/api/')) reply.header('cache-control', 'no-store');
    if (safe.includes(request.method) || isCrossSiteForm(request)) return;
    if (!fromOurPage(config, request)) throw new NotAllowed();
  });
};
