import { vi } from 'vitest';

/** Waits for what other parts of the product do on their own: long enough for a machine that is busy elsewhere. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 15_000, interval: 50 });
