import { pathOf, type RouteDefinition } from '@tervita/contract/core';
import { allRoutes } from '@tervita/contract/routes';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { origin, startTestApp, type TestApp } from './testing/app.ts';
import { given } from './testing/given.ts';
import { multipartOf, multipartType } from './testing/multipart.ts';
import { sampleCall } from './testing/sample.ts';

let test: TestApp;
let callers: (string | undefined)[];
beforeAll(async () => {
  test = await startTestApp();
  const make = given(test.database);
  const scene = await make.clinicWithPatient();
  const platform = await make.platformAdmin();
  callers = [
    undefined,
    'not-a-session',
    scene.asPatient,
    scene.asNurse,
    await make.session(platform.userId, 'PRM_TERVITA_ADMIN'),
  ];
});
afterAll(() => test.close());

/** What people, programs and attackers put where a value should be. */
const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '💊'.repeat(3),
    "'; drop table e_contact; --",
    '../../etc/passwd',
    '{{7*7}}',
    '<script>alert(1)</script>',
  ),
  // Too long for every field; letter by letter at random it would take longer to make than to refuse.
  fc.string({ minLength: 1, maxLength: 40 }).map((piece) => piece.repeat(10_100).slice(0, 10_100)),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.anything(), { maxLength: 4 }),
  fc.dictionary(fc.string(), fc.anything(), { maxKeys: 4 }),
  fc.uuid(),
);

/** A well-formed call with some of its values replaced, dropped or added. */
const broken = (value: Record<string, unknown>) =>
  fc
    .record({
      replaced: fc.dictionary(
        fc.constantFrom(...Object.keys(value), 'extra', '__proto__', 'constructor'),
        nasty,
        { maxKeys: 3 },
      ),
      dropped: fc.subarray(Object.keys(value)),
    })
    .map(({ replaced, dropped }) => {
      const kept = Object.entries(value).filter(([name]) => !dropped.includes(name));
      return Object.fromEntries([...kept, ...Object.entries(replaced)]);
    });

const jsonOf = (value: unknown) => {
  try {
    return JSON.stringify(value) ?? 'null';
  } catch {
    return '"unprintable"';
  }
};

const formOf = (value: unknown) =>
  Object.entries(value as Record<string, unknown>)
    .map(([name, one]) => `${encodeURIComponent(name)}=${inUrl(one)}`)
    .join('&');

const inUrl = (value: unknown) =>
  encodeURIComponent(
    typeof value === 'string' ? value.toWellFormed().slice(0, 300) : jsonOf(value).slice(0, 300),
  );

/** A form whose fields, file name and content are anything. */
const uploadOf = (fields: Record<string, unknown>): Buffer => {
  const [name = 'a.pdf', bytes = '%PDF-1.4'] = Object.keys(fields);
  const values = Object.entries(fields).map(([key, value]): [string, string] => [key, inUrl(value)]);
  return multipartOf(Object.fromEntries(values), { name, bytes: Buffer.from(bytes + jsonOf(fields)) });
};
const writtenAs = (route: RouteDefinition) => {
  if (route.upload) return uploadOf;
  return route.crossSiteForm ? formOf : jsonOf;
};
const typeOf = (route: RouteDefinition) => {
  if (route.upload) return Array<string>(4).fill(multipartType);
  return route.crossSiteForm ? Array<string>(3).fill('application/x-www-form-urlencoded') : [];
};

const requestTo = (route: RouteDefinition) => {
  const sample = sampleCall(route);
  const part = (value: unknown) =>
    value
      ? fc.oneof(
          { weight: 3, arbitrary: broken(value as Record<string, unknown>) },
          { weight: 1, arbitrary: fc.constant(value as Record<string, unknown>) },
        )
      : fc.constant({});
  return fc.record({
    params: part(sample.params),
    query: part(sample.query),
    body: fc.oneof(
      { weight: 6, arbitrary: part(sample.body).map<string | Buffer>(writtenAs(route)) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
      { weight: 1, arbitrary: nasty.map(jsonOf) },
    ),
    caller: fc.nat({ max: 4 }),
    contentType: fc.constantFrom(
      ...typeOf(route),
      'application/json',
      'application/json',
      'application/json',
      'text/plain',
      'application/json;x=1',
      '',
    ),
    key: fc.oneof(
      fc.uuid(),
      fc.string({ maxLength: 20 }).map((text) => text.replace(/[^\x20-\x7e]/g, '')),
    ),
    seen: fc.constantFrom('1', '"1"', '-1', '999999999999', 'x', ''),
  });
};

const declared = (route: RouteDefinition) =>
  new Set([
    ...(route.crossSiteForm ? [303] : [200]),
    ...[400, 401, 403, 404, 413, 415, 422, 429],
    ...(route.codes ? [468, 469] : []),
  ]);

describe('no input makes a fault', () => {
  it.each(allRoutes.map(({ name, route }) => [name, route] as const))('%s', async (_name, route) => {
    await fc.assert(
      fc.asyncProperty(requestTo(route), async (request) => {
        const path = pathOf(route).replace(/:(\w+)/g, (_, name: string) =>
          inUrl((request.params as Record<string, unknown>)[name] ?? 'x'),
        );
        const query = Object.entries(request.query as Record<string, unknown>)
          .map(([name, value]) => `${inUrl(name)}=${inUrl(value)}`)
          .join('&');
        const caller = callers[request.caller];
        const answer = await test.app.server.inject({
          method: route.method,
          url: `${path}${query ? `?${query}` : ''}`,
          headers: {
            origin,
            ...(caller ? { cookie: `tervita=${caller}` } : {}),
            ...(route.method === 'GET' ? {} : { 'content-type': request.contentType }),
            'idempotency-key': request.key,
            'if-match': request.seen,
          },
          ...(route.method === 'GET' ? {} : { payload: request.body }),
        });
        expect(declared(route), `${answer.statusCode} ${answer.body}`).toContain(answer.statusCode);
        // A file that came has nothing of ours in it to look for.
        if (route.answers === 'file' && answer.statusCode === 200) return;
        const body = answer.json() as Record<string, unknown>;
        expect(JSON.stringify(body)).not.toMatch(/select |insert into|node_modules|at .*\.ts:/i);
        // The fuzzer may sign its callers out; it goes on as nobody then, and others cover the rest.
      }),
      { numRuns: 60, seed: 20_261_115 },
    );
  });
  it('left no fault in the log', () => {
    expect(test.logged.filter((line) => line.includes('"fault"'))).toEqual([]);
  });
});
