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
const byPatient = { dangerAsked: [], raised: [], isBegunByClinic: false, isWrittenDown: false };
const withAnswers: RaisedFlag = {
  id: '01960000-0000-7000-8000-0000000000f1',
  at: '2026-03-12T08:00:00.000Z',
  by: 'ANSWERS',
  isFiled: false,
  reasons: [
    {
      ruleId: 'a',
      action: 'CALL_112',
      told: 'Cannot hold urine',
      at: '2026-03-12T08:00:00.000Z',
      isWarned: true,
    },
  ],
};
const addedAt = { at: '2026-03-13T07:30:00.000Z', isWarned: false };
const later: RaisedFlag = {
  id: '01960000-0000-7000-8000-0000000000f2',
  at: '2026-03-13T07:30:00.000Z',
  by: 'WORDS',
  isFiled: false,
  reasons: [
    { ruleId: 'words:CLINIC_TODAY:fever', action: 'CLINIC_TODAY', told: 'The text says “fever”', ...addedAt },
    {
      ruleId: 'words:CALL_112:numb',
      action: 'CALL_112',
      told: 'The text says “numb”',
      ...addedAt,
      isWarned: true,
    },
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
  const saidLater = [
    '13 March, 09:30 The text says “numb” · told to call 112',
    '13 March, 09:30 The text says “fever”',
  ];

  it('is said with its time, the strongest first, also beside "none of these"', async () => {
    await flagged({ danger: none, raised: [withAnswers, later] });
    // More than the notice holds on a phone: beside the answer stands what is not in the answer.
    expect(await lists()).toEqual([
      ['12 March, 10:00 Cannot hold urine · told to call 112', ...saidLater],
      saidLater,
    ]);
    expect(screen.queryByText(/The reason was not kept/)).toBeNull();
  });

  it('names the time of each sign, and that nobody sent it', async () => {
    const at = '2026-03-12T13:34:00.000Z';
    const reason = { action: 'CALL_112' as const, isWarned: true };
    const ticked = {
      ...reason,
      ruleId: 'danger-call-112',
      told: 'A seizure',
      at: '2026-03-12T13:24:00.000Z',
    };
    const typed = { ...reason, ruleId: 'words:CALL_112:blue', told: 'The text says “He is blue”' };
    const alone: RaisedFlag = {
      ...{ id: withAnswers.id, at, by: 'ANSWERS', isFiled: true },
      reasons: [ticked, { ...typed, at: '2026-03-12T13:31:00.000Z' }],
    };
    await flagged({ raised: [alone] });
    expect(await lists()).toEqual([
      [
        '12 March, 15:24 Ticked: A seizure · told to call 112',
        '12 March, 15:31 The text says “He is blue” · told to call 112',
        '12 March, 15:34 Filed by itself, not sent by the writer',
      ],
    ]);
  });

  it('says when it was sent, where that was later', async () => {
    const sent = { ...withAnswers, at: '2026-03-12T08:07:00.000Z' };
    await flagged({ raised: [sent] });
    expect(await lists()).toEqual([
      ['12 March, 10:00 Cannot hold urine · told to call 112', '12 March, 10:07 Sent by the writer'],
    ]);
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
