import type { Answer } from '@tervita/contract/core';
import { getAiQuestionnaire } from '@tervita/contract/smart-questionnaire';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answers } from '../../../../../testing/answers.ts';
import { heard } from '../../given.ts';
import { open } from '../given.tsx';

afterEach(() => vi.unstubAllGlobals());

const arm = { id: 'stroke-arm', label: 'A weak or numb arm' };
const face = { id: 'stroke-face', label: 'A drooping face' };
const chest = { id: 'chest-pain', label: 'Pressing pain in the chest' };
const eye = { id: 'eye', label: 'A red eye' };
const ofAll = {
  at: '2026-03-12T08:00:00.000Z',
  quote: null,
  ticked: [],
  notTicked: [chest, arm],
  perhapsUnseen: [],
  isAnswered: true,
};
const { quote } = heard.soundsLike;
const because = { ...ofAll, at: '2026-03-12T08:04:00.000Z', quote, notTicked: [face] };

const shown = (dangerAsked: Answer<typeof getAiQuestionnaire>['dangerAsked']) =>
  open(
    { detail: heard },
    answers(getAiQuestionnaire, {
      danger: { questionId: 'danger', label: 'Is any of this so?', answer: 'None of these' },
      dangerAsked,
      raised: [],
      ...{ isBegunByClinic: false, isWrittenDown: false, questionnaire: null },
    }),
  );
const part = async (words: string) => within((await screen.findByText(words)).parentElement ?? document.body);

it('says when and because of which words each sign was asked about, and what was passed over', async () => {
  await shown([{ ...ofAll, perhapsUnseen: [eye] }, because]);
  const first = await part('The list that everybody is asked');
  expect(first.getByText('12 March, 10:00')).toBeTruthy();
  expect(first.getByText('Nothing was ticked')).toBeTruthy();
  expect(first.getByText(arm.label)).toBeTruthy();
  expect(first.getByText('Behind “Something else grave”, perhaps not opened')).toBeTruthy();
  const again = await part(`Asked because of the words “${quote}”`);
  expect(again.getByText('12 March, 10:04')).toBeTruthy();
  expect(again.getByText(face.label).closest('details')?.open).toBe(true);
  // Not as if everything had been asked at once.
  expect(screen.queryByText('None of these')).toBeNull();
});

it('tells what was ticked from what was not, and a question that was left open from a denied one', async () => {
  const ticked = { ...ofAll, ticked: [chest], notTicked: [arm] };
  await shown([ticked, { ...because, isAnswered: false }]);
  const list = await part('The list that everybody is asked');
  expect(list.getByText(chest.label).closest('details')).toBeNull();
  expect(list.queryByText('Nothing was ticked')).toBeNull();
  expect((await part(`Asked because of the words “${quote}”`)).getByText('Shown, not answered')).toBeTruthy();
});
