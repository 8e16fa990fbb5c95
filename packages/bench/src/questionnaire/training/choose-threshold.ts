import type { Message } from '../corpus/message.ts';
import { learnDanger, scoreWith } from './learn-danger.ts';

/** Of near-misses by a hand that was not learnt from. */
const falseAlarms = 0.16;

/** Each hand is scored by what the other hands taught: what a writer nobody has seen would meet. */
export const threshold = (messages: readonly Message[]): number => {
  const hands = [...new Set(messages.map(({ hand }) => hand))].toSorted((one, other) => one - other);
  const scores = hands.flatMap((held) => {
    const learnt = learnDanger(messages.filter(({ hand }) => hand !== held));
    return messages
      .filter(({ hand, isDanger }) => hand === held && !isDanger)
      .map(({ text }) => scoreWith(learnt, text));
  });
  const highest = scores.toSorted((one, other) => other - one);
  return Math.round((highest[Math.floor(highest.length * falseAlarms)] ?? 0.5) * 1_000) / 1_000;
};
