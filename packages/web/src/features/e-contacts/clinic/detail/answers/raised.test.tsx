import type { Answer } from '@tervita/contract/core';
import { getClinicEContact } from '@tervita/contract/e-contacts';
import { getAiQuestionnaire, type RaisedFlag } from '@tervita/contract/smart-questionnaire';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answers } from '../../../../../testing/answers.ts';
import { unseenFlag } from '../../given.ts';
import { detail, open } from '../given.tsx';

afterEach(() => vi.unstubAllGlobals());

const none = { questionId: 'danger', label: 'Is any of this happening?', answer: 'None of these' };
const byPatient = { raised: [], isBegunByClinic: false, isWrittenDown: false };
const withAnswers: RaisedFlag = {
  id: '01960000-0000-7000-8000-0000000000f1',
  at: '2026-03-12T08:00:00.000Z',
  by: 'ANSWERS',
  reasons: [{ ruleId: 'a', action: 'CALL_112', told: 'Cannot hold urine' }],
};
const later: RaisedFlag = {
  id: '01960000-0000-7000-8000-0000000000f2',
  at: '2026-03-13T07:30:00.000Z',
  by: 'WORDS',
  reasons: [
    { ruleId: 'words:CLINIC_TODAY:fever', action: 'CLINIC_TODAY', told: 'The text says “fever”' },
    { ruleId: 'words:CALL_112:numb', action: 'CALL_112', told: 'The text says “numb”' },
  ],
};

describe('why a red flag stands', () => {
  const flagged = (more: Partial<Answer<typeof getAiQuestionnaire>>) =>
    open(
      { detail: { redFlag: unseenFlag } },
      answers(getAiQuestionnaire, { danger: null, ...byPatient, questionnaire: null, ...more }),
    );
  const lists = async () =>
    (await screen.findAllByRole('list', { name: 'Why this was flagged' })).map((list) =>
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    );
  const saidLater = ['13 March, 09:30 The text says “numb”', '13 March, 09:30 The text says “fever”'];

  it('is said with its time, the strongest first, also beside "none of these"', async () => {
    await flagged({ danger: none, raised: [withAnswers, later] });
    // More than the notice holds on a phone: beside the answer stands what is not in the answer.
    expect(await lists()).toEqual([['12 March, 10:00 Cannot hold urine', ...saidLater], saidLater]);
    expect(screen.queryByText(/The reason was not kept/)).toBeNull();
  });

  it('of what the clinic began stands there although nobody was asked', async () => {
    await flagged({ isBegunByClinic: true, raised: [later] });
    // Few enough for the notice: said once.
    expect(await lists()).toEqual([saidLater]);
    expect(screen.queryByText('Not asked about')).toBeNull();
  });

  it('that nobody kept is not passed over in silence', async () => {
    await flagged({});
    expect(await screen.findByText('The reason was not kept. Read all the messages.')).toBeTruthy();
  });
});

it('a warning that a colleague has seen on another screen is not there to be marked once more', async () => {
  const { change, client } = await open(
    { detail: { redFlag: unseenFlag } },
    answers(getAiQuestionnaire, { danger: null, ...byPatient, questionnaire: null, raised: [withAnswers] }),
  );
  expect(await screen.findByRole('button', { name: 'Mark as seen' })).toBeTruthy();
  const seenBy = { firstName: 'Kadri', surname: 'Mägiste' };
  const redFlag = { ...unseenFlag, seenAt: '2026-03-12T09:00:00.000Z', seenBy };
  change(answers(getClinicEContact, { ...detail, redFlag }));
  await act(() => client.invalidateQueries());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark as seen' })).toBeNull());
});
