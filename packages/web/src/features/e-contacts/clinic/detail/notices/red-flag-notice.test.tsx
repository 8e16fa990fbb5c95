import { completeEContact } from '@tervita/contract/e-contacts';
import { getAiQuestionnaire } from '@tervita/contract/smart-questionnaire';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answers } from '../../../../../testing/answers.ts';
import { heard, unseenFlag } from '../../given.ts';
import { byKadri, moved, open, replyField } from '../given.tsx';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const seen = {
  ...unseenFlag,
  seenAt: '2026-03-12T09:00:00.000Z',
  seenBy: { firstName: 'Kadri', surname: 'Mägiste' },
};

describe('an open e-contact with a possible emergency', () => {
  it('says what holds until somebody has seen it', async () => {
    await open({ detail: { redFlag: unseenFlag } });
    expect(await screen.findByText(/Until then it cannot be completed or rejected\.$/)).toBeTruthy();
  });

  it.each([
    [false, /^Seen by Kadri Mägiste, /],
    [true, /^Answered by Kadri Mägiste, /],
  ])('says whether somebody marked it or answered (%s)', async (isSeenByReply, words) => {
    await open({ detail: { redFlag: { ...seen, isSeenByReply } } });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('says what became of it, above and where it was closed', async () => {
    const outcome = { kind: 'ADVISED', tries: null } as const;
    const entry = {
      ...byKadri,
      move: 'archive',
      text: null,
      direction: null,
      alarmOutcome: outcome,
    } as const;
    await open({
      detail: { status: 'COMPLETED', turn: null, redFlag: { ...seen, outcome } },
      timeline: { entries: [{ ...entry, reason: 'OTHER' }] },
    });
    const words = 'Possible emergency: reached and advised';
    expect(await screen.findByText(words)).toBeTruthy();
    expect(
      screen.getByText(/by Kadri Mägiste · .* · Possible emergency: reached and advised · /),
    ).toBeTruthy();
  });

  it('asks what became of it before the last words go, and sends both', async () => {
    const { calls } = await open(
      { detail: { redFlag: seen } },
      answers(completeEContact, { ...moved, planned: null }),
    );
    const completed = () => calls.find(({ path }) => path.endsWith('/complete'))?.body;
    await userEvent.type(await replyField(), 'Saage terveks!');
    await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    expect(await screen.findByRole('dialog', { name: 'What became of this alarm?' })).toBeTruthy();
    expect(completed()).toBeUndefined();
    await userEvent.keyboard('4{Enter}');
    await waitFor(() =>
      expect(completed()).toMatchObject({
        infoText: 'Saage terveks!',
        alarmOutcome: { kind: 'NOT_GRAVE' },
      }),
    );
  });
});

it('an open e-contact whose words only sound like danger says what they are, who says what, and can be marked', async () => {
  const at = '2026-03-12T08:00:00.000Z';
  const { kind, quote } = heard.soundsLike;
  const reason = { ruleId: `sounds:${kind}:${quote}`, action: 'READ_FIRST', isWarned: false } as const;
  const raised = {
    ...({ id: '01960000-0000-7000-8000-0000000000f1', at, by: 'WORDS', isFiled: false } as const),
    reasons: [{ ...reason, at, told: `“${quote}”` }],
  };
  await open(
    { detail: heard },
    answers(getAiQuestionnaire, {
      ...{ danger: null, dangerAsked: [], isBegunByClinic: false, isWrittenDown: false, questionnaire: null },
      raised: [raised],
    }),
  );
  expect(await screen.findByText(`Words sound like: stroke. “${quote}”`)).toBeTruthy();
  expect(screen.getByText('The writer says none · only a machine thinks so: read and decide')).toBeTruthy();
  expect(screen.getByText(/stays above the unmarked ones/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Mark as seen' })).toBeTruthy();
});

it('words that came when the alarm had been seen can be marked by themselves', async () => {
  const soundsLike = { ...heard.soundsLike, isUnread: true };
  await open(
    { detail: { redFlag: { ...seen, isAnswered: true }, soundsLike } },
    answers(getAiQuestionnaire, {
      ...{ danger: null, dangerAsked: [], isBegunByClinic: false, isWrittenDown: false, questionnaire: null },
      raised: [],
    }),
  );
  expect(await screen.findByText(/only a machine/i)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Mark as seen' })).toBeTruthy();
});
