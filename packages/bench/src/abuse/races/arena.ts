import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { RouteDefinition, Sent } from '@tervita/contract/core';
import { sendEContactText } from '@tervita/contract/e-contacts';
import { type CallAnswer, type CallOptions, call, type Target } from '../../core/call.ts';
import type { Random } from '../../core/random.ts';
import type { Findings } from '../../core/report.ts';
import type { Patient, SignedIn } from '../../traffic/people.ts';

/** Where the races are run, and what each text came to: true when its write was answered with 200. */
export interface Arena {
  readonly target: Target;
  readonly people: SignedIn;
  readonly sqlUrl: string;
  readonly random: Random;
  readonly findings: Findings;
  readonly atOnce: number;
  readonly mark: string;
  readonly texts: Map<string, boolean>;
}

/** A race is run many times, each time with other people in another order. */
export type Race = (arena: Arena, number: string) => Promise<void>;

export interface Turn<R extends RouteDefinition> {
  readonly route: R;
  readonly sent: Sent<R>;
  readonly options: CallOptions;
}

/** A call that is told to come back later does so with the same key, as a browser does. */
export const insist = async <R extends RouteDefinition>(
  target: Target,
  { route, sent, options }: Turn<R>,
): Promise<CallAnswer<R>> => {
  const key = options.key ?? randomUUID();
  for (;;) {
    const answer = await call(target, route, sent, { ...options, key });
    if (answer.status !== 503) return answer;
    await wait(100);
  }
};

/** All at once, in an order that the seed decides, a few milliseconds apart at most. */
export const together = <T>(random: Random, starts: readonly (() => Promise<T>)[]): Promise<T[]> =>
  Promise.all(
    random.shuffled(starts).map(async (start) => {
      await wait(random.whole(0, 4));
      return start();
    }),
  );

export const repeated = <T>(times: number, make: (index: number) => T): T[] =>
  Array.from({ length: times }, (_, index) => make(index));

export const somePatient = ({ random, people }: Arena) => {
  const patient = random.pick(people.patients);
  if (!patient) throw new Error('nobody signed in');
  return patient;
};

export const newText = ({ mark, texts }: Arena, name: string): string => {
  const text = `${mark} ${name}`;
  texts.set(text, false);
  return text;
};

export const eContactBody = (arena: Arena, person: Patient, text: string) => ({
  eContactType: 'COUGH' as const,
  patientPersonId: person.personId,
  clinicId: arena.people.clinicId,
  text,
  dangerSigns: ['none'],
});

/** An e-contact that nobody has answered, and whose it is. */
export const freshEContact = async (arena: Arena, number: string) => {
  const { person, token } = somePatient(arena);
  const text = newText(arena, `${number} begin`);
  const body = eContactBody(arena, person, text);
  const made = await insist(arena.target, {
    route: sendEContactText,
    sent: { body },
    options: { as: token },
  });
  if (made.status !== 200) throw new Error(`could not begin: ${made.status} ${made.code}`);
  arena.texts.set(text, true);
  return { id: made.body.id, token };
};
