import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** Ids and codes only. An error keeps its name, code and stack; its message may quote data, so it stays out. */
const withoutPersonalData = (error: unknown) => {
  if (!(error instanceof Error)) return { name: 'unknown' };
  const { code, constraint, table } = error as Error & {
    code?: unknown;
    constraint?: unknown;
    table?: unknown;
  };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { name: error.name, code, constraint, table, stack: frames.slice(0, 12).join('\n') };
};

export const createLog = (level: string, destination?: DestinationStream): Log =>
  pino({ level, base: null, serializers: { err: withoutPersonalData } }, destination);
