import type { Answer } from '@tervita/contract/core';
import { acknowledgeRedFlag, undoAcknowledgeRedFlag } from '@tervita/contract/e-contacts';
import { getAiQuestionnaire } from '@tervita/contract/smart-questionnaire';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { answers, type fakeServer } from '../../../../testing/answers.ts';
import { toasts } from '../../../../ui/toasts.ts';
import { givenRow, heard, unseenFlag } from '../given.ts';
import { moved, open, prepareInbox, row, rows, shown } from './given.tsx';

prepareInbox();

describe('many warnings of one person', () => {
  const first = givenRow(4).id;
  const mine = [4, 5, 6, 7].map((number) =>
    givenRow(number, { redFlag: unseenFlag, firstOfSender: first, patient: givenRow(4).patient }),
  );
  const theirs = () => screen.findAllByRole('link', { name: /Number4/ });
  const more = () => screen.findByRole('button', { name: 'and 3 more of this person' });

  it('stand as one row that opens, so that nobody else’s is out of sight', async () => {
    const other = givenRow(1, { redFlag: { ...unseenFlag, kind: 'TODAY' }, firstOfSender: givenRow(1).id });
    await open(undefined, shown([...mine, other, ...rows.slice(1)]));
    expect(await screen.findByRole('heading', { name: /^Needs attention now ?2$/ })).toBeTruthy();
    expect(await theirs()).toHaveLength(1);
    expect((await more()).getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(await more());
    expect(await theirs()).toHaveLength(4);
    expect((await more()).getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(await more());
    await waitFor(async () => expect(await theirs()).toHaveLength(1));
  });

  it('are all there for whoever searches, and for whoever comes by the address of one', async () => {
    const page = await open(`/clinic-e-contacts?tab=INCOMING&preview=${mine[2]?.id}`, shown(mine));
    expect(await theirs()).toHaveLength(4);
    await page.router.navigate('/clinic-e-contacts?tab=INCOMING');
    await waitFor(async () => expect(await theirs()).toHaveLength(1));
    await userEvent.type(screen.getByRole('searchbox'), 'number4');
    await waitFor(async () => expect(await theirs()).toHaveLength(4));
  });
});

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
        isFiled: false,
        reasons: [
          {
            ...{ ruleId: 'a', action: 'CALL_112', told: 'Pain spreads to the arm' },
            ...{ at: flagged.createdAt, isWarned: true },
          },
        ],
      },
    ],
    isBegunByClinic: false,
    isWrittenDown: false,
    dangerAsked: [],
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

  it('stands on top, and its row says what it is beside the words of the patient', async () => {
    const words = 'Ma ei saa hingata';
    await open(undefined, shown([givenRow(1, { redFlag: unseenFlag, preview: words }), ...rows.slice(1)]));
    const [alarming, other] = [await row(1), await row(2)];
    expect(within(alarming).getByText('Possible emergency')).toBeTruthy();
    expect(within(alarming).getByText(words)).toBeTruthy();
    expect(within(other).queryByText('Possible emergency')).toBeNull();
    expect(heading()?.compareDocumentPosition(alarming)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(alarming.compareDocumentPosition(other)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

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
    expect(await screen.findByText('Pain spreads to the arm · told to call 112')).toBeTruthy();
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

  it.each(['e', 'q', 'Reject'] as const)(
    'that nobody has seen is neither closed nor asked about from its row (%s): it says why, and the e-contact opens',
    async (how) => {
      const show = vi.spyOn(toasts, 'show');
      const page = await openWide(answers(getAiQuestionnaire, told));
      await userEvent.click(await row(1));
      if (how !== 'Reject') await userEvent.keyboard(how);
      else {
        await userEvent.click(await screen.findByRole('button', { name: 'More' }));
        await userEvent.click(await screen.findByRole('menuitem', { name: 'Reject' }));
      }
      await waitFor(() => expect(page.router.state.location.pathname).toBe(`/e-contacts/${flagged.id}`));
      await waitFor(() => expect(show).toHaveBeenCalled());
      expect(show.mock.calls[0]?.[0]).toMatchObject({
        tone: 'warning',
        text: expect.stringMatching(/^Patient Number1: a possible emergency that nobody has seen/),
      });
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('that a colleague has seen keeps its red mark with the name until it is answered', async () => {
    const answered = givenRow(2, { redFlag: { ...seen, isAnswered: true } });
    await open(undefined, shown([givenRow(1, { redFlag: seen }), answered]));
    expect(within(await row(1)).getByText('Emergency, seen by Kadri')).toBeTruthy();
    expect(within(await row(2)).queryByText(/Emergency/)).toBeNull();
  });
});

describe('words that sound like danger', () => {
  const quote = () => screen.findByText('my right hand will not button my shirt');

  it('stand first with what they sound like and the words themselves, and say that only a machine thinks so', async () => {
    await open(undefined, shown([givenRow(1, heard), givenRow(2)]));
    const head = await screen.findByRole('heading', { name: /^Read first/ });
    expect(head.textContent).toContain('only a machine thinks so: read and decide');
    const first = within(await row(1));
    for (const words of ['Words sound like: stroke', 'The writer says none'])
      expect(first.getByText(words)).toBeTruthy();
    expect((await quote()).tagName).toBe('Q');
    expect(first.queryByText('Köha')).toBeNull();
  });

  it('say nothing for a writer who was not asked about them', async () => {
    const soundsLike = { ...heard.soundsLike, isDenied: false };
    await open(undefined, shown([givenRow(1, { ...heard, soundsLike })]));
    await quote();
    expect(screen.queryByText('The writer says none')).toBeNull();
  });

  it('keep their mark with the name of who has seen them until they are answered', async () => {
    const { redFlag } = heard;
    const kadri = { firstName: 'Kadri', surname: 'Mägiste' };
    const seen = { ...redFlag, seenAt: '2026-03-12T09:00:00.000Z', seenBy: kadri };
    const answered = givenRow(2, { ...heard, redFlag: { ...seen, isAnswered: true } });
    await open(undefined, shown([givenRow(1, { ...heard, redFlag: seen }), answered]));
    expect(within(await row(1)).getByText('Read first, seen by Kadri')).toBeTruthy();
    expect(within(await row(2)).getByText('Köha')).toBeTruthy();
  });

  it('stand there by themselves where the alarm above them was seen, in their own tone', async () => {
    const at = '2026-03-12T09:00:00.000Z';
    const redFlag = { ...heard.redFlag, kind: 'CALL_112' as const, seenAt: at, isAnswered: true };
    const soundsLike = { ...heard.soundsLike, isUnread: true };
    await open(undefined, shown([givenRow(1, { redFlag, soundsLike }), givenRow(2)]));
    expect(await screen.findByRole('heading', { name: /^Read first/ })).toBeTruthy();
    expect(within(await row(1)).getByText('Words sound like: stroke')).toBeTruthy();
    expect((await row(1)).closest('[data-flag]')?.getAttribute('data-flag')).toBe('WORDS');
    expect(within(await row(1)).queryByText(/Emergency/)).toBeNull();
  });
});
