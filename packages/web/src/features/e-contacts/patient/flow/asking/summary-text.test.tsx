import { questionnaireFlow } from '@tervita/contract/smart-questionnaire';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { answers, fakeServer } from '../../../../../testing/answers.ts';
import { renderScreen } from '../../../../../testing/render-screen.tsx';
import { user } from '../given.ts';
import { givenProgress } from './given.ts';
import { SummaryText } from './summary-text.tsx';

afterEach(() => vi.unstubAllGlobals());

const summary = { text: 'Coughs for three days', isEdited: false, engine: 'RULES' as const };
const progress = givenProgress({ stage: 'CONFIRM', summary });

function Page() {
  const [isEditing, setEditing] = useState(false);
  return <SummaryText progress={progress} isEditing={isEditing} onEditing={setEditing} />;
}

it('the summary is changed without losing one’s place: in its field, and back at "Edit"', async () => {
  fakeServer(answers(questionnaireFlow, { ...progress, summary: { ...summary, isEdited: true } }));
  await renderScreen(<Page />, { user });
  await userEvent.click(screen.getByRole('button', { name: /^Edit/ }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Summary for the clinic/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Edit/ }));
  await userEvent.keyboard('{Enter}');
  await userEvent.type(screen.getByRole('textbox'), ' and nights');
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: /^Edit/ }));
});

it.each([
  ['a model', { ...summary, engine: 'LLM' as const }, 'AI summary of your answers'],
  ['rules', summary, 'Summary of your answers'],
  ['the person', { ...summary, engine: 'LLM' as const, isEdited: true }, 'Your text'],
])('the summary says when %s made it', async (_, made, title) => {
  const done = { ...progress, summary: made };
  await renderScreen(<SummaryText progress={done} isEditing={false} onEditing={() => undefined} />, { user });
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
});
