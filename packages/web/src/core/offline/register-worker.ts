import { toasts } from '../../ui/toasts.ts';
import { now } from '../clock.ts';
import { currentTexts } from '../texts/index.ts';

const address = '/service-worker.js';
const hourMs = 3_600_000;

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string;
  };
}

/** The content policy wants to know where scripts may come from: only from this one address. */
const trusted = (): string => {
  const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes;
  if (!policies) return address;
  const policy = policies.createPolicy('tervita-worker', {
    createScriptURL: (url) => {
      if (url !== address) throw new TypeError('not our worker');
      return url;
    },
  });
  return policy.createScriptURL(address);
};

/** What is typed is kept as it is typed, so a reload costs nothing. */
const offerReload = () => {
  const { core, shell } = currentTexts();
  toasts.show({
    tone: 'info',
    text: shell.newVersion.title,
    action: { label: core.actions.reload, onPress: () => location.reload() },
  });
};

const watchUpdates = (registration: ServiceWorkerRegistration) => {
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    const isFirst = !navigator.serviceWorker.controller;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'activated' && !isFirst) offerReload();
    });
  });
  let lastLook = now().getTime();
  document.addEventListener('visibilitychange', () => {
    const time = now().getTime();
    if (document.visibilityState !== 'visible' || time - lastLook < hourMs) return;
    lastLook = time;
    registration.update().catch(() => undefined);
  });
};

/** The first visit loaded its files before the worker was there to keep them. */
const keepLoaded = async () => {
  const { active } = await navigator.serviceWorker.ready;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
  active?.postMessage({ type: 'KEEP', files: [...new Set(files)] });
};

let registered: Promise<ServiceWorkerRegistration | undefined> | undefined;

const register = async () => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
  const registration = await navigator.serviceWorker.register(trusted(), { updateViaCache: 'none' });
  // Browsers may be told to take none.
  if (!registration) return undefined;
  watchUpdates(registration);
  await keepLoaded();
  return registration;
};

/** Once for each page; undefined where there is none. */
export const registerWorker = (): Promise<ServiceWorkerRegistration | undefined> => {
  registered ??= register().catch(() => undefined);
  return registered;
};
