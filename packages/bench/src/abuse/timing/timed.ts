import type { RouteDefinition, Sent } from '@tervita/contract/core';
import { type CallAnswer, type CallOptions, call, type Target } from '../../core/call.ts';
import { median } from '../../measure/median.ts';

type Side = 'known' | 'unknown';

/** One question, about something that is there and about something that is not. */
export interface Question {
  readonly name: string;
  readonly ask: (side: Side) => Promise<CallAnswer<RouteDefinition>>;
  /** Before each, so that every one is judged as if it were the first. */
  readonly before?: ((side: Side) => Promise<unknown>) | undefined;
}

export const question = <R extends RouteDefinition>(
  name: string,
  target: Target,
  route: R,
  sent: Readonly<Record<Side, (number: number) => Sent<R>>>,
  options: CallOptions & Pick<Question, 'before'> = {},
): Question => {
  let number = 0;
  const { before, ...calling } = options;
  return {
    name,
    before,
    ask: (side) => {
      number += 1;
      return call(target, route, sent[side](number), calling) as Promise<CallAnswer<RouteDefinition>>;
    },
  };
};

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-([0-9a-f])[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** What an answer looks like when its values are left out; of an id its kind stays, because it may tell an age. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shapeOf(each)]));
  if (typeof value !== 'string') return value;
  const version = uuid.exec(value)?.[1];
  return version ? `id of version ${version}` : value;
};

/** The request has a number of its own, and an id that is made at random is another each time. */
const answerOf = ({ status, raw, headers }: CallAnswer<RouteDefinition>): string => {
  const { requestId: _, ...body } = (raw ?? {}) as Record<string, unknown>;
  return JSON.stringify([status, shapeOf(body), Object.keys(headers).sort()]);
};

export interface Compared {
  readonly known: number;
  readonly unknown: number;
  readonly ratio: number;
  readonly answers: readonly string[];
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/** Turn by turn, each side as often first as second; the first few warm the product up and are not counted. */
export const compared = async ({ ask, before }: Question, times: number): Promise<Compared> => {
  const warm = 20;
  const took: Record<Side, number[]> = { known: [], unknown: [] };
  const answers = new Set<string>();
  for (let turn = -warm; turn < times; turn += 1) {
    const order: Side[] = turn % 2 === 0 ? ['known', 'unknown'] : ['unknown', 'known'];
    for (const side of order) {
      await before?.(side);
      const answer = await ask(side);
      answers.add(answerOf(answer));
      if (turn >= 0) took[side].push(answer.ms);
    }
  }
  const [known, unknown] = [median(took.known), median(took.unknown)];
  return {
    known: rounded(known),
    unknown: rounded(unknown),
    ratio: rounded(known / unknown),
    answers: [...answers],
  };
};
