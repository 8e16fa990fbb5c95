import type { Answer } from '@tervita/contract/core';
import { acknowledgeRedFlag, undoAcknowledgeRedFlag } from '@tervita/contract/e-contacts';
import { getAiQuestionnaire } from '@tervita/contract/smart-questionnaire';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { answers, type fakeServer } from '../../../../testing/answers.ts';
import { toasts } from '../../../../ui/toasts.ts';
import { givenRow, unseenFlag } from '../given.ts';
import { moved, open, prepareInbox, row, rows, shown } from './given.tsx';

prepareInbox();

describe('a warning', () => {
  const flagged = givenRow(1, { redFlag: unseenFlag });
  const seen = {
    ...unseenFlag,
    seenAt: '2026-03-12T09:00:00.000Z',
    seenBy: { firstName: 'Kadri', surname: 'Mägiste' },
  } as const;
  const seenRow = { ...flagged, redFlag: { ...seen, seenBy: { firstName: 'Liis', surname: 'Kasemaa' } } };
  const told = {
    danger: null,
    raised: [
      {
        id: flagged.id,
        at: flagged.createdAt,
        by: 'SIGNS',
        reasons: [{ ruleId: 'a', action: 'CALL_112', told: 'Pain spreads to the arm' }],
      },
    ],
    isBegunByClinic: false,
    isWrittenDown: false,
    questionnaire: null,
  } satisfies Answer<typeof getAiQuestionnaire>;
  const heading = () => screen.queryByRole('heading', { name: /Needs attention now/ });
  /** Wide enough for a preview beside the list. */
  const openWide = (...more: Parameters<typeof fakeServer>) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      ...{ matches: query.includes('min-width'), addEventListener() {}, removeEventListener() {} },
    }));
    return open(undefined, shown([flagged, ...rows.slice(1)]), ...more);
  };

  it('is marked as seen where its sign is on the screen, never in the row', async () => {
    const page = await openWide(answers(acknowledgeRedFlag, moved(flagged)));
    await userEvent.click(await row(1));
    const preview = within(await screen.findByRole('complementary', { name: 'Preview' }));
    expect(await preview.findByText('Possible emergency')).toBeTruthy();
    // The sign has not come yet, so nobody can have seen it.
    expect(screen.queryByRole('button', { name: /seen/ })).toBeNull();
    page.change(answers(getAiQuestionnaire, told));
    await page.router.navigate('/clinic-e-contacts?tab=INCOMING');
    await userEvent.click(await row(2));
    await userEvent.click(await row(1));
    expect(await screen.findByText('Pain spreads to the arm')).toBeTruthy();
    expect(screen.getByText(/^Told to call 112, /)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Mark as seen' })).toHaveLength(1);
  });

  it('that was marked by a slip waits again by Undo', async () => {
    const show = vi.spyOn(toasts, 'show');
    const page = await openWide(
      answers(getAiQuestionnaire, told),
      answers(acknowledgeRedFlag, moved(flagged)),
      answers(undoAcknowledgeRedFlag, { ...moved(flagged), version: 3 }),
    );
    await userEvent.click(await row(1));
    page.change(shown([...rows.slice(1), seenRow]));
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as seen' }));
    expect(await within(await row(1)).findByText('Emergency, seen by Liis')).toBeTruthy();
    await waitFor(() => expect(show).toHaveBeenCalled());
    page.change(shown([flagged, ...rows.slice(1)]));
    await userEvent.keyboard('z');
    await waitFor(() =>
      expect(page.calls.find(({ path }) => path.endsWith('/acknowledge/undo'))?.headers.get('if-match')).toBe(
        '"2"',
      ),
    );
    await waitFor(() => expect(heading()).toBeTruthy());
  });

  it('that a colleague has seen keeps its red mark with the name until it is answered', async () => {
    const answered = givenRow(2, { redFlag: { ...seen, isAnswered: true } });
    await open(undefined, shown([givenRow(1, { redFlag: seen }), answered]));
    expect(within(await row(1)).getByText('Emergency, seen by Kadri')).toBeTruthy();
    expect(within(await row(2)).queryByText(/Emergency/)).toBeNull();
  });
});
