import { BusinessError, LogicError } from '@tervita/domain/core';
import { type DestinationStream, type Logger, pino } from 'pino';
import { Fault } from './fault.ts';

export type Log = Logger;

/** Names of our own in the source and the database; anything else in their place may be data. */
const plainName = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w.-]{1,80}$/.test(value) ? value : undefined;

const isOurs = (error: Error) =>
  error instanceof Fault || error instanceof BusinessError || error instanceof LogicError;

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const issuesMost = 20;
const pathOf = (path: unknown) =>
  (Array.isArray(path) ? path : [])
    .map((part) => (typeof part === 'number' ? part : (plainName(part) ?? '•')))
    .join('.');
/** Where a value did not fit its schema and why; never the value. */
const issuesOf = (error: Error) => {
  const { issues } = recordOf(error);
  if (!Array.isArray(issues)) return undefined;
  return issues.slice(0, issuesMost).map((issue) => {
    const { path, code, key } = recordOf(issue);
    return { path: pathOf(path), code: plainName(code) ?? plainName(key) };
  });
};

/** The stack begins with the message, which may itself look like one. */
const framesOf = (error: Error) =>
  (error.stack ?? '')
    .replace(error.message, '')
    .split('\n')
    .filter((line) => /^\s+at .*(?::\d+:\d+\)?|<anonymous>\)?|native\)?)$/.test(line))
    .slice(0, 12)
    .join('\n');

const causesMost = 3;

/**
 * Ids, codes and names only. An error keeps its kind, code and stack, and what PostgreSQL and the schemas say of the
 * place; its message stays out unless it is one of ours, because it may quote data.
 */
const withoutPersonalData = (error: unknown, depth = 0): Record<string, unknown> => {
  if (!(error instanceof Error)) return { name: 'unknown' };
  const { code, constraint, table, column } = recordOf(error);
  const kind = plainName(error.constructor.name);
  return {
    name: error.name === 'Error' && kind ? kind : (plainName(error.name) ?? 'Error'),
    ...(isOurs(error) ? { message: error.message } : {}),
    code: plainName(code),
    constraint: plainName(constraint),
    table: plainName(table),
    column: plainName(column),
    issues: issuesOf(error),
    stack: framesOf(error),
    ...(error.cause !== undefined && depth < causesMost
      ? { cause: withoutPersonalData(error.cause, depth + 1) }
      : {}),
  };
};

export const createLog = (level: string, destination?: DestinationStream): Log =>
  pino(
    { level, base: null, serializers: { err: (error: unknown) => withoutPersonalData(error) } },
    destination,
  );
