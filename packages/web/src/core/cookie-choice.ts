import { cookieChoiceDays } from '@tervita/domain/consents';
import { now } from './clock.ts';
import { recall, remember } from './storage.ts';
import { createStore, useStore } from './store.ts';

export interface CookieChoice {
  readonly analytics: boolean;
  /** ISO time; after it the choice is asked for again. */
  readonly until: string;
}

// Local storage, not a cookie: the server has no use for the choice, so it need not travel with every call.
// The browser does not forget it by itself, therefore its end is written down and looked at.
const key = 'PRM_COOKIE_CONSENT';
const lifetime = cookieChoiceDays * 86_400_000;

const parse = (stored: string | null): CookieChoice | undefined => {
  try {
    const kept = JSON.parse(stored ?? 'null') as Partial<CookieChoice> | null;
    const { analytics, until } = kept ?? {};
    return typeof analytics === 'boolean' && typeof until === 'string' ? { analytics, until } : undefined;
  } catch {
    return undefined;
  }
};

const store = createStore(parse(recall('local', key)));
/** True while the person has the card open by their own wish. */
const settingsStore = createStore(false);

const inForce = (choice: CookieChoice | undefined, at: Date): CookieChoice | undefined =>
  choice && Date.parse(choice.until) > at.getTime() ? choice : undefined;

/** Whoever wants to measure asks here first; nothing is allowed until somebody says so. */
export const analyticsAllowed = (at = now()): boolean => inForce(store.get(), at)?.analytics ?? false;

export const chooseCookies = (analytics: boolean, at = now()): void => {
  const choice = { analytics, until: new Date(at.getTime() + lifetime).toISOString() };
  remember('local', key, JSON.stringify(choice));
  store.set(choice);
};

/** Another tab may have chosen. */
export const rereadCookieChoice = (): void => store.set(parse(recall('local', key)));

export const hasCookieChoice = (): boolean => inForce(store.get(), now()) !== undefined;

/** Undefined: not chosen yet, or too long ago. */
export const useCookieChoice = (): CookieChoice | undefined => inForce(useStore(store), now());

export const showCookieSettings = (): void => settingsStore.set(true);
export const hideCookieSettings = (): void => settingsStore.set(false);
export const useCookieSettings = (): boolean => useStore(settingsStore);
