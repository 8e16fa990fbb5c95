import { allRoutes } from '@tervita/contract/routes';
import { asPlainText, withoutIdentifiers } from '@tervita/domain/ai';
import { passwordFaultsOf } from '@tervita/domain/auth';
import { safeFileName } from '@tervita/domain/files';
import { emailFault, isSameName, parsePersonalCode, searchWords } from '@tervita/domain/persons';
import { findChiefProblem, freeTextAlerts } from '@tervita/domain/smart-questionnaire';
import { spokenIndex } from '@tervita/texts/smart-questionnaire';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { withoutAddresses } from './core/outbox/outbox.ts';
import { printable } from './core/pdf/printable.ts';
import { previewOf } from './features/e-contacts/e-contact-store.ts';
import { phoneOf } from './features/profiles/phone.ts';
import { cleaned } from './features/support/report-log.ts';
import { hostileTexts } from './testing/hostile-text.ts';
import { slownessNow, workedMs } from './testing/thread-time.ts';

const people = [
  { firstName: 'Mari-Liis', surname: 'Kask', birthDate: '1985-03-10' },
  { firstName: 'Павел', surname: 'Смирнов', birthDate: '1990-01-01' },
];

const lettersOf = (at: number) => String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26));
/** Everybody who works in a large clinic may be named in a text. */
const staff = Array.from({ length: 320 }, (_, at) => ({
  firstName: `Peavalu${lettersOf(at)}`,
  surname: `Seljavalu${lettersOf(at)}`,
  birthDate: null,
}));

/** The longest message. */
const message = 10_000;
/** A whole thread that a model is asked about. */
const thread = 40_000;
/** A call may have this many letters before anything has judged them. */
const body = 250_000;

interface Judge {
  readonly judge: (text: string) => unknown;
  readonly longest: number;
}
const judges: Readonly<Record<string, Judge>> = {
  'taking out who somebody is': { judge: (text) => withoutIdentifiers({ text }, people), longest: thread },
  'taking out who works in a large clinic': {
    judge: (text) => withoutIdentifiers({ text }, [...people, ...staff]),
    longest: thread,
  },
  'the plain text of a model': { judge: (text) => asPlainText(text, text), longest: thread },
  'words of danger': { judge: freeTextAlerts, longest: message },
  'the chief problem': {
    judge: (text) => findChiefProblem(text, spokenIndex, { limit: 5, names: ['Mari Kask'] }),
    longest: message,
  },
  'a preview': { judge: previewOf, longest: message },
  'a page of a PDF': { judge: printable, longest: thread },
  'an e-mail address': { judge: emailFault, longest: body },
  'a phone number': { judge: (text) => phoneOf(text, 'EE'), longest: message },
  'a personal code': { judge: (text) => parsePersonalCode('EE', text), longest: message },
  'names that are compared': {
    judge: (text) => isSameName({ firstName: text, surname: text }, { firstName: text, surname: 'a' }),
    longest: message,
  },
  'words to search for': { judge: searchWords, longest: message },
  'a file name': { judge: safeFileName, longest: message },
  'a password': { judge: (text) => passwordFaultsOf(text, [text]), longest: 256 },
  'a report of a browser': { judge: cleaned, longest: message },
  'the message of a failed job': { judge: withoutAddresses, longest: message },
};

const cpuMs = (work: () => unknown): number => {
  const before = process.threadCpuUsage();
  work();
  return workedMs(before);
};
const mostMs = 50;
const isTooLong = (cost: number): boolean => cost > mostMs && cost > mostMs * slownessNow();
/** Below this the measure says nothing about growth, and nobody would notice. */
const unnoticedMs = 20;

/** The best of a few: a moment of somebody else's work, or of clearing the memory, does not count. */
const costOf = (work: () => unknown): number => {
  let best = Number.POSITIVE_INFINITY;
  const isEnough = (tries: number) => best <= unnoticedMs || (tries >= 4 && best <= mostMs);
  for (let tries = 0; tries < 24 && !isEnough(tries); tries += 1) best = Math.min(best, cpuMs(work));
  return best;
};

/** Shorter texts first, so that a fault is told soon and does not hold up the tests as it would hold up the service. */
const problemWith = ({ judge, longest }: Judge, make: (length: number) => string): string | undefined => {
  let before = 0;
  for (const length of [longest / 8, longest / 4, longest / 2, longest].map(Math.round)) {
    const text = make(length);
    const cost = costOf(() => judge(text));
    const told = `${length} letters take ${cost.toFixed(0)} ms, half of it took ${before.toFixed(0)} ms`;
    if (isTooLong(cost) || (cost > unnoticedMs && before > unnoticedMs / 2 && cost / before > 3)) return told;
    before = cost;
  }
  return undefined;
};

const problemsOf = (judge: Judge) =>
  Object.entries(hostileTexts).flatMap(([name, make]) => {
    const problem = problemWith(judge, make);
    return problem ? [`${name}: ${problem}`] : [];
  });

describe('no text that a person can send keeps everybody else waiting', () => {
  it.each(Object.entries(judges))('%s', { timeout: 60_000 }, (_, judge) => {
    for (const make of Object.values(hostileTexts)) judge.judge(make(200));
    expect(problemsOf(judge)).toEqual([]);
  });
});

type Schema = z.core.$ZodType;
interface Parts {
  readonly shape?: Record<string, Schema>;
  readonly element?: Schema;
  readonly innerType?: Schema;
  readonly in?: Schema;
  readonly options?: readonly unknown[];
  readonly type: string;
}

/** The schemas of every text in a call, each once. */
const textsIn = (schema: Schema | undefined, found: Set<Schema>): void => {
  if (!schema) return;
  const { shape, element, innerType, in: inner, options, type } = schema._zod.def as unknown as Parts;
  if (type === 'string') found.add(schema);
  for (const each of [...Object.values(shape ?? {}), element, innerType, inner]) textsIn(each, found);
  for (const each of options ?? []) if (typeof each === 'object') textsIn(each as Schema, found);
};

it('a field of any call is refused or taken as quickly, however long it is', { timeout: 120_000 }, () => {
  const schemas = new Set<Schema>();
  for (const { route } of allRoutes)
    for (const part of [route.params, route.query, route.body]) textsIn(part, schemas);
  expect(schemas.size).toBeGreaterThan(40);
  const everyField = (text: string) => {
    for (const schema of schemas) {
      const parse = () => z.safeParse(schema as z.ZodMiniType, text);
      const first = cpuMs(parse);
      const cost = first > mostMs ? Math.min(first, cpuMs(parse)) : first;
      if (isTooLong(cost)) return `a field took ${cost.toFixed(0)} ms for ${text.length} letters`;
    }
    return undefined;
  };
  const problems = Object.entries(hostileTexts).flatMap(([name, make]) => {
    const problem = everyField(make(body / 8)) ?? everyField(make(body));
    return problem ? [`${name}: ${problem}`] : [];
  });
  expect(problems).toEqual([]);
});
