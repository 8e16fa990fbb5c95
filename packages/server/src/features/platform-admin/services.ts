import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import {
  listOutsideServices,
  type OutsideService,
  type ServiceStatus,
} from '@tervita/contract/platform-admin';
import type { Clock } from '../../core/clock.ts';
import { exchange } from '../../core/http/use-case.ts';

/** Where a service is; no address: it is not used. */
export interface ServiceAddress {
  readonly service: OutsideService;
  readonly url: string | undefined;
  readonly isSimulated: boolean;
}

const longestMs = 3_000;
const slowMs = 1_000;
/** Whoever presses again and again knocks at nobody's door more often than this. */
const freshMs = 10_000;

const usualPorts: Readonly<Record<string, number>> = {
  'http:': 80,
  'https:': 443,
  'smtp:': 587,
  'smtps:': 465,
  'tcp:': 3310,
  'redis:': 6379,
  'rediss:': 6379,
};

const doorOf = (url: string) => {
  if (url.startsWith('unix:')) return { path: url.slice('unix:'.length) };
  const { hostname, port, protocol } = new URL(url);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || (usualPorts[protocol] ?? 443) };
};

/** How long it took until somebody let us in; null: nobody did. Nothing is said to them. */
const knock = (url: string): Promise<number | null> =>
  new Promise((resolve) => {
    const begun = performance.now();
    const socket = connect({ ...doorOf(url), timeout: longestMs });
    const end = (ms: number | null) => {
      socket.destroy();
      resolve(ms);
    };
    socket.once('connect', () => end(Math.round(performance.now() - begun)));
    socket.once('timeout', () => end(null));
    socket.once('error', () => end(null));
  });

const statusOf = async ({ service, url, isSimulated }: ServiceAddress): Promise<ServiceStatus> => {
  if (!url) return { service, state: 'OFF', ms: null, isSimulated: false };
  const ms = await knock(url);
  if (ms === null) return { service, state: 'DOWN', ms, isSimulated };
  return { service, state: ms > slowMs ? 'SLOW' : 'UP', ms, isSimulated };
};

/** Asks all of them, at most once in a while, whoever wants to know. */
export const serviceStatuses = (addresses: readonly ServiceAddress[], clock: Clock) => {
  let known: { readonly at: number; readonly services: Promise<ServiceStatus[]> } | undefined;
  return (): Promise<ServiceStatus[]> => {
    const now = clock().getTime();
    if (!known || now - known.at > freshMs)
      known = { at: now, services: Promise.all(addresses.map(statusOf)) };
    return known.services;
  };
};
export type ServiceStatuses = ReturnType<typeof serviceStatuses>;

export const listServices = (statuses: ServiceStatuses) =>
  exchange(listOutsideServices, async () => ({ services: await statuses() }));
