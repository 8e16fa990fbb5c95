import { recall } from '../storage.ts';
import { createStore } from '../store.ts';

/** Under what name the browser keeps what a patient saw last. */
export const lastSeenDatabase = 'tervita-last-seen';
const ownerKey = 'last-seen';

/** Whose last seen pages this browser keeps; null: nobody's. */
export const lastSeenOwner = (): string | null => recall('local', ownerKey);
export const lastSeenOwnerKey = ownerKey;

/** True while the app runs on what was kept, because the server could not be asked who is there. */
export const startedOffline = createStore(false);
/** When something was last loaded from the server. */
export const lastLoadedAt = createStore<Date | null>(null);

/** No answer came, or only from something that stands before the server. */
export const isUnreachable = (error: unknown): boolean =>
  [0, 502, 503, 504].includes((error as { status?: number } | null)?.status ?? -1);
