import { sessionEndedCode } from '@tervita/contract/live';

const first = 1_000;
const longest = 60_000;
const jitter = 1_000;

/** 1 s, doubling to 60 s, and up to 1 s more so that clients do not come back in step. */
export const reconnectDelay = (failures: number, random: number): number =>
  Math.min(first * 2 ** failures, longest) + Math.floor(random * jitter);

/** A connection that the end of the session closed stays closed. */
export const mayReconnect = (closeCode: number, hasSession: boolean): boolean =>
  closeCode !== sessionEndedCode && hasSession;
