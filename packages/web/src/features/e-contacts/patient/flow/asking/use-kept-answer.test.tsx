import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { hasWordsOnlyHere, writeDraft } from '../../../../../core/drafts/drafts.ts';
import { renderScreen } from '../../../../../testing/render-screen.tsx';
import { user } from '../given.ts';
import { givenQuestion } from './given.ts';
import { useKeptAnswer } from './use-kept-answer.ts';

const question = givenQuestion({ type: 'TEXT' });
const keep = (stored: string) => writeDraft(user.userId, `answer q1 ${question.id}`, stored, new Date());

function Box() {
  const { given } = useKeptAnswer('q1', question, { text: 'as it was saved' });
  return <p>{given.text}</p>;
}

beforeEach(() => localStorage.clear());

it('what was typed on this device goes before what was saved', async () => {
  keep(JSON.stringify({ choices: [], text: 'typed', ownWords: '' }));
  await renderScreen(<Box />, { user });
  expect(screen.getByText('typed')).toBeTruthy();
});

it.each(['{"text":', 'null', '"typed"', '{"text":"typed"}', '{"choices":[1],"text":"typed","ownWords":""}'])(
  'a copy that cannot be read is forgotten, and the question is shown without it: %s',
  async (stored) => {
    keep(stored);
    await renderScreen(<Box />, { user });
    expect(screen.getByText('as it was saved')).toBeTruthy();
    expect(hasWordsOnlyHere(user.userId)).toBe(false);
  },
);
