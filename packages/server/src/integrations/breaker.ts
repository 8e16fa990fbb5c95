import type { Clock } from '../core/clock.ts';

const failuresMost = 5;
const longRestMs = 30_000;

interface Line {
  failures: number;
  openedAt: number | undefined;
  isTrying: boolean;
}

/**
 * An endpoint that fails again and again is left alone for a while, so that nobody waits for it; then one call tries.
 * Kept in the process: each finds out in five calls, and what all of them shared would be one more thing to wait for.
 */
export const createBreaker = (clock: Clock, restMs = longRestMs) => {
  const lines = new Map<string, Line>();
  const lineOf = (endpoint: string): Line => {
    const line = lines.get(endpoint) ?? { failures: 0, openedAt: undefined, isTrying: false };
    lines.set(endpoint, line);
    return line;
  };
  const rests = ({ openedAt }: Line) => openedAt !== undefined && clock().getTime() - openedAt < restMs;
  return {
    isOpen: (endpoint: string): boolean => lineOf(endpoint).openedAt !== undefined,
    /** Whether a call may go out; after the rest one may, and the others wait for how it ends. */
    admits: (endpoint: string): boolean => {
      const line = lineOf(endpoint);
      if (line.openedAt === undefined) return true;
      if (rests(line) || line.isTrying) return false;
      line.isTrying = true;
      return true;
    },
    worked: (endpoint: string): void => {
      lines.delete(endpoint);
    },
    failed: (endpoint: string): void => {
      const line = lineOf(endpoint);
      line.failures += 1;
      line.isTrying = false;
      if (line.openedAt !== undefined || line.failures >= failuresMost) line.openedAt = clock().getTime();
    },
  };
};
