import { languages } from '@tervita/domain/core';
import { freeTextAlerts, isGrave } from '@tervita/domain/smart-questionnaire';
import { dangerKindIn, weights } from '@tervita/domain/smart-questionnaire/danger-classifier';
import { weights as reasonWeights } from '@tervita/domain/smart-questionnaire/learnt-reasons';
import { describe, expect, test } from 'vitest';
import { heldBackEveryday } from '../corpus/everyday.ts';
import { firstWordsHash } from '../corpus/first-words.ts';
import { corpusHash, heldBackHand, messagesOf, trainingHands, watchedHands } from '../corpus/read-corpus.ts';
import { heldBackFirstWords } from '../corpus/read-first-words.ts';
import { inBytes } from '../training/in-bytes.ts';
import { learnDanger } from '../training/learn-danger.ts';
import { learnKinds } from '../training/learn-kinds.ts';
import { afterNone, byAny, judged } from './judged.ts';
import { rankOf } from './rank-of-reason.ts';
import { rateOf, shareWhere } from './share.ts';

const heldBack = messagesOf([heldBackHand, ...watchedHands]).map(judged);
const anybody = { ageMonths: null, sex: 'NOT_DISCLOSED' } as const;
const isCallIn = (text: string): boolean => freeTextAlerts(text).some(({ action }) => isGrave(action));

describe.each(languages)('what nobody tuned with, in %s', (language) => {
  const ours = heldBack.filter(({ message }) => message.language === language);
  const dangers = ours.filter(({ message }) => message.isDanger);
  const near = ours.filter(({ message }) => !message.isDanger);
  const rate = (some: typeof ours, holds: (each: (typeof ours)[number]) => boolean) =>
    rateOf(shareWhere(some, holds));

  test('is enough to judge by', () => {
    expect(dangers.length).toBeGreaterThanOrEqual(120);
    expect(near.length).toBeGreaterThanOrEqual(120);
  });

  test('danger is found after a careless "None", and what words miss is on the list', () => {
    expect(rate(dangers, afterNone)).toBeGreaterThanOrEqual(0.9);
    expect(rate(dangers, byAny)).toBeGreaterThanOrEqual(0.98);
  });

  test('who writes about everyday things is seldom asked about danger, and hardly ever told to call for help', () => {
    const everyday = heldBackEveryday(language);
    const rateOfEveryday = (holds: (text: string) => boolean) => rateOf(shareWhere(everyday, holds));
    expect(everyday.length).toBeGreaterThanOrEqual(30);
    expect(rateOfEveryday((text) => dangerKindIn(text, anybody) !== null)).toBeLessThan(0.1);
    expect(rateOfEveryday((text) => isCallIn(text))).toBeLessThan(0.03);
  });
});

test('near-misses are seldom told to call for help, and seldom asked about', () => {
  const near = heldBack.filter(({ message }) => !message.isDanger);
  const rate = (holds: (each: (typeof near)[number]) => boolean) => rateOf(shareWhere(near, holds));
  expect(rate(({ isCall }) => isCall)).toBeLessThan(0.06);
  expect(rate(({ isMarked }) => isMarked)).toBeLessThanOrEqual(0.12);
});

test.each(languages)(
  'first words of a hand that nobody tuned with lead to the right reason, in %s',
  (language) => {
    const ranks = heldBackFirstWords()
      .filter((each) => each.language === language)
      .map(({ reasons, text }) => rankOf({ wanted: reasons, text }, language));
    const within = (most: number) => rateOf(shareWhere(ranks, (rank) => rank < most));
    expect(within(1)).toBeGreaterThanOrEqual(0.85);
    expect(within(3)).toBeGreaterThanOrEqual(0.9);
  },
);

test('what was learnt of reasons is of the corpus as it is; else: npm run train:reasons', () => {
  expect(reasonWeights.corpus).toBe(firstWordsHash());
  expect(reasonWeights.written.length).toBeLessThan(300_000);
});

describe('the weights of danger', () => {
  test('are those of the corpus as it is; else: npm run train:danger', () => {
    expect(weights.corpus).toBe(corpusHash(trainingHands));
  });

  test('are small enough to be kept', () => {
    expect(weights.written.length).toBeLessThan(300_000);
  });

  test('come out the same every time', () => {
    const some = messagesOf([1]).filter((_, at) => at % 6 === 0);
    const bytes = () => Buffer.from(inBytes(learnDanger(some).weights).bytes);
    expect(bytes().equals(bytes())).toBe(true);
    expect(learnKinds(some).ofGroups).toEqual(learnKinds(some).ofGroups);
  });
});
