import { isSuspect, stretchesOf } from '@tervita/domain/smart-questionnaire/danger-classifier';
import { everydayTexts } from '../corpus/everyday.ts';
import type { Message } from '../corpus/message.ts';
import { learnDanger, scoreWith } from './learn-danger.ts';

/** Of near-misses by a hand that was not learnt from; everyday messages, which are shorter, are asked about less. */
const falseAlarms = 0.08;

export const withEveryday = (messages: readonly Message[]) => [
  ...messages,
  ...everydayTexts().map((text) => ({ text, isDanger: false })),
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

/** Whether its writer would be asked. */
export const isSuspectText = (text: string, score: number, threshold: number): boolean => {
  const [stretch = '', ...others] = stretchesOf(text);
  return isSuspect({ stretch, score, isPart: others.length > 0 }, threshold);
};

export const threshold = (messages: readonly Message[]): number => {
  const highest = scoresByOthers(messages)
    .flatMap((score, at) => {
      const { isDanger = true, text = '' } = messages[at] ?? {};
      if (isDanger) return [];
      return isSuspectText(text, score, 0) ? score : 0;
    })
    .toSorted((one, other) => other - one);
  return Math.round((highest[Math.floor(highest.length * falseAlarms)] ?? 0.5) * 1_000) / 1_000;
};
