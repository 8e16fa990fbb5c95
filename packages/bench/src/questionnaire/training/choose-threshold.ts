import { everydayTexts } from '../corpus/everyday.ts';
import type { Message } from '../corpus/message.ts';
import { learnDanger, scoreWith } from './learn-danger.ts';

/** Of near-misses by a hand that was not learnt from. Fewer of them: everyday messages are seldom asked about. */
const falseAlarms = 0.1;

/** They are few beside the near-misses, and most of what a clinic gets. */
const everydayWeight = 2;

export const withEveryday = (messages: readonly Message[]) => [
  ...messages,
  ...Array.from({ length: everydayWeight }, everydayTexts)
    .flat()
    .map((text) => ({ text, isDanger: false })),
];

/** Each hand is scored by what the other hands taught: what a writer nobody has seen would meet. In the order given. */
export const scoresByOthers = (messages: readonly Message[]): readonly number[] => {
  const scores = new Array<number>(messages.length).fill(0);
  for (const held of new Set(messages.map(({ hand }) => hand))) {
    const learnt = learnDanger(withEveryday(messages.filter(({ hand }) => hand !== held)));
    for (const [at, { hand, text }] of messages.entries())
      if (hand === held) scores[at] = scoreWith(learnt, text);
  }
  return scores;
};

export const threshold = (messages: readonly Message[]): number => {
  const scores = scoresByOthers(messages);
  const highest = scores.filter((_, at) => !messages[at]?.isDanger).toSorted((one, other) => other - one);
  return Math.round((highest[Math.floor(highest.length * falseAlarms)] ?? 0.5) * 1_000) / 1_000;
};
