import { dropOlder, fromCacheFirst, fromNetworkFirst, keepFiles, keepShell } from './files.ts';
import { open, show } from './notices.ts';
import { scope } from './worker-scope.ts';

/** Answers of the server are never kept here: they belong to a person, and go when the person does. */
const services = /^\/(api|content)\//;
const rootFiles = /^\/[\w.-]+\.(js|svg|png|webmanifest)$/;

type Way = (request: Request) => Promise<Response>;

/** Undefined: the browser fetches it as if we were not there. */
const wayFor = ({ method, url, mode }: Request): Way | undefined => {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== scope.location.origin || services.test(pathname)) return undefined;
  if (pathname.startsWith('/assets/')) return fromCacheFirst;
  return mode === 'navigate' || rootFiles.test(pathname) ? fromNetworkFirst : undefined;
};

scope.addEventListener('install', (event) => event.waitUntil(keepShell().then(() => scope.skipWaiting())));
scope.addEventListener('activate', (event) => event.waitUntil(dropOlder().then(() => scope.clients.claim())));
scope.addEventListener('fetch', (event) => {
  const way = wayFor(event.request);
  if (way) event.respondWith(way(event.request));
});
scope.addEventListener('message', (event) => {
  const { type, files } = (event.data ?? {}) as { type?: unknown; files?: unknown };
  if (type !== 'KEEP' || !Array.isArray(files)) return;
  event.waitUntil(keepFiles(files.filter((file) => String(file).startsWith('/assets/'))));
});
scope.addEventListener('push', (event) => event.waitUntil(show(event)));
scope.addEventListener('notificationclick', (event) => event.waitUntil(open(event)));
