import type { RouteDefinition } from '@tervita/contract/core';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { BadInput, type Issue, WrongContentType } from './errors.ts';

const byFormat: Record<string, string> = { email: 'badEmail', date: 'badDate' };

/** Keys our own schemas give on purpose; anything else is told by its zod code. */
const keyOf = (issue: z.core.$ZodIssue): string => {
  if (issue.code === 'custom') return issue.message;
  if (issue.code === 'invalid_format') return byFormat[issue.format] ?? issue.code;
  return issue.code;
};

const parse = (part: string, schema: z.ZodMiniType | undefined, value: unknown, issues: Issue[]): unknown => {
  if (!schema) return undefined;
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues.slice(0, 20)) {
    issues.push({
      path: [part, ...issue.path.map((step) => (typeof step === 'number' ? step : String(step)))],
      key: keyOf(issue),
    });
  }
  return undefined;
};

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** A header that is only accepted may be left out; one that says nothing readable is always an error. */
const missingHeader = (
  name: 'idempotency-key' | 'if-match',
  use: RouteDefinition['seen'],
  request: FastifyRequest,
  issues: Issue[],
): undefined => {
  const isAbsent = request.headers[name] === undefined;
  if (!isAbsent || use === 'required')
    issues.push({ path: ['headers', name], key: isAbsent ? 'required' : 'invalid_format' });
  return undefined;
};

const keyHeader = (route: RouteDefinition, request: FastifyRequest, issues: Issue[]): string | undefined => {
  if (!route.idempotency) return undefined;
  const key = request.headers['idempotency-key'];
  if (typeof key === 'string' && uuid.test(key)) return key.toLowerCase();
  return missingHeader('idempotency-key', route.idempotency, request, issues);
};

const seenHeader = (route: RouteDefinition, request: FastifyRequest, issues: Issue[]): number | undefined => {
  if (!route.seen) return undefined;
  const version = /^"?(\d{1,9})"?$/.exec(request.headers['if-match'] ?? '')?.[1];
  if (version) return Number(version);
  return missingHeader('if-match', route.seen, request, issues);
};

export interface Input {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly key: string | undefined;
  readonly seen: number | undefined;
}

// Odd content types have bypassed validation in other products; exactly one is accepted.
const json = /^application\/json(; ?charset=utf-8)?$/i;
const form = /^application\/x-www-form-urlencoded(; ?charset=utf-8)?$/i;

const multipart = /^multipart\/form-data; ?boundary=/i;
const expectedBy = ({ crossSiteForm, upload }: RouteDefinition) => {
  if (upload) return multipart;
  return crossSiteForm ? form : json;
};

const deepest = 10;

/** Level by level, so that it cannot be nested too deep for the reader itself. */
const isTooDeep = (value: unknown): boolean => {
  let level = [value];
  for (let depth = 0; depth <= deepest; depth += 1) {
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
    if (level.length === 0) return false;
  }
  return true;
};

/** Some calls say enough by being made. */
export const takesNoBody = ({ body, upload }: RouteDefinition): boolean =>
  body !== undefined && !upload && z.safeParse(body, undefined).success;

const assertContentType = (route: RouteDefinition, request: FastifyRequest): void => {
  if (!route.body) return;
  const type = request.headers['content-type'];
  if (type === undefined && request.body === undefined && takesNoBody(route)) return;
  if (!expectedBy(route).test(type ?? '')) throw new WrongContentType();
};

export const readInput = (route: RouteDefinition, request: FastifyRequest): Input => {
  assertContentType(route, request);
  if (!route.upload && isTooDeep(request.body)) throw new BadInput([{ path: ['body'], key: 'tooDeep' }]);
  const issues: Issue[] = [];
  const input = {
    params: parse('params', route.params, request.params, issues),
    query: parse('query', route.query, request.query, issues),
    // The fields of an upload stand in the stream; they are read with the file.
    body: route.upload ? undefined : parse('body', route.body, request.body, issues),
    key: keyHeader(route, request, issues),
    seen: seenHeader(route, request, issues),
  };
  if (issues.length > 0) throw new BadInput(issues);
  return input;
};

/** Fields that came in the stream of an upload, judged like any other body. */
export const readFields = (route: RouteDefinition, fields: unknown): unknown => {
  const issues: Issue[] = [];
  const body = parse('body', route.body, fields, issues);
  if (issues.length > 0) throw new BadInput(issues);
  return body;
};
