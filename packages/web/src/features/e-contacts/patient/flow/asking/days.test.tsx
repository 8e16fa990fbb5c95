import { listPersons } from '@tervita/contract/persons';
import { questionnaireFlow } from '@tervita/contract/smart-questionnaire';
import { texts } from '@tervita/texts/asking-en';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answers, fakeServer } from '../../../../../testing/answers.ts';
import { renderScreen } from '../../../../../testing/render-screen.tsx';
import { me, user } from '../given.ts';
import { checkGiven } from './check-answer.ts';
import { givenProgress, givenQuestion } from './given.ts';
import { LeaveForm } from './leave-form.tsx';

afterEach(() => vi.unstubAllGlobals());

const { badDate } = texts.asking.question;

it.each([
  ['as people write it', '2027-3-1', { answer: { text: '2027-03-01' } }],
  ['with two digits', '2027-03-01', { answer: { text: '2027-03-01' } }],
  ['that no calendar has', '2027-2-31', { error: badDate }],
  ['of which a part is missing', '--1', { error: badDate }],
])('a day %s', (_, text, expected) => {
  const question = givenQuestion({ type: 'TEXT', format: 'date' });
  const given = { choices: [], text, ownWords: '', unit: undefined };
  expect(checkGiven(question, given, texts.asking)).toEqual(expected);
});

it('leave begins on a day that is written with one digit', async () => {
  const progress = givenProgress({ asksLeave: true });
  const { calls } = fakeServer(
    answers(listPersons, { persons: [me] }),
    answers(questionnaireFlow, givenProgress()),
  );
  const onSaved = vi.fn();
  await renderScreen(<LeaveForm progress={progress} onSaved={onSaved} />, { user });
  await userEvent.click(await screen.findByRole('radio', { name: texts.asking.leave.types.SICK_NOTE }));
  for (const [part, typed] of Object.entries({ Day: '1', Month: '3', Year: '2026' }))
    await userEvent.type(screen.getByRole('textbox', { name: part }), typed);
  await userEvent.click(screen.getByRole('button', { name: /^Continue/ }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(calls.at(-1)?.body).toMatchObject({ leaveRequest: { startDate: '2026-03-01' } });
});
