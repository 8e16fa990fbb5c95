import { forget, recall, remember } from '../storage.ts';

const key = 'requested';

// A path of ours; "//elsewhere" and "/\elsewhere" are addresses of other sites.
const isOurs = (path: string) => /^\/(?![/\\])/.test(path);

/** Where the person wanted to go before signing in. */
export const saveRequestedRoute = (path: string): void => {
  if (isOurs(path) && path !== '/') remember('session', key, path);
};

/** Looked at, not taken. */
export const requestedRoute = (): string | undefined => {
  const path = recall('session', key);
  return path && isOurs(path) ? path : undefined;
};

export const takeRequestedRoute = (): string | undefined => {
  const path = requestedRoute();
  forget('session', key);
  return path;
};
