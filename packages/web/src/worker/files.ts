/** Written in by the build: the patient's side of the app, and a name for this version of it. */
declare const SHELL_FILES: readonly string[];
declare const SHELL_VERSION: string;

const prefix = 'tervita-';
const cacheName = `${prefix}${SHELL_VERSION}`;
/** The one page that every address gets; its address in the cache is our own. */
const shellKey = '/shell';
const pageRequest = () => new Request('/my-e-contacts', { headers: { accept: 'text/html' } });

const withoutNetworkAfterMs = 5_000;

const keepPage = async (cache: Cache) => {
  const page = await fetch(pageRequest(), { cache: 'no-cache' });
  if (page.ok) await cache.put(shellKey, page);
};

export const keepShell = async (): Promise<void> => {
  const cache = await caches.open(cacheName);
  await Promise.all([keepPage(cache), cache.addAll(SHELL_FILES)]);
};

/** A tab that still runs the version before may ask for its parts: that one stays as well. */
export const dropOlder = async (): Promise<void> => {
  const older = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
};

/** Named after their content, so they never change. */
export const fromCacheFirst = async (request: Request): Promise<Response> => {
  const kept = await caches.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) {
    const cache = await caches.open(cacheName);
    await cache.put(request, fresh.clone());
  }
  return fresh;
};

export const keepFiles = async (files: readonly string[]): Promise<void> => {
  const cache = await caches.open(cacheName);
  const missing: string[] = [];
  for (const file of files) if (!(await caches.match(file))) missing.push(file);
  await Promise.allSettled(missing.map((file) => cache.add(file)));
};

const inTime = (answer: Promise<Response>): Promise<Response | undefined> =>
  Promise.race([
    answer,
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), withoutNetworkAfterMs)),
  ]);

/** The newest page while there is a network; without one, or a very slow one, the page that was kept. */
export const fromNetworkFirst = async (request: Request): Promise<Response> => {
  const asked = fetch(request);
  const fresh = await inTime(asked).catch(() => undefined);
  if (fresh && fresh.status < 500) return fresh;
  const key = request.mode === 'navigate' ? shellKey : request;
  return (await caches.match(key)) ?? fresh ?? asked;
};
