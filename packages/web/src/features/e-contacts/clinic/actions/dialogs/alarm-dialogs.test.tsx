import {
  acknowledgeRedFlag,
  completeEContact,
  getClinicTimeline,
  moveManyEContacts,
  type PlannedMove,
  rejectEContact,
} from '@tervita/contract/e-contacts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { givenStaff } from '../../../../../core/session/given.ts';
import { answers, fakeServer } from '../../../../../testing/answers.ts';
import { renderScreen } from '../../../../../testing/render-screen.tsx';
import { setAllTexts } from '../../../../../testing/set-all-texts.ts';
import { ToastRegion } from '../../../../../ui/toast-region.tsx';
import { toasts } from '../../../../../ui/toasts.ts';
import { planned as ofKadri } from '../../detail/given.tsx';
import { givenRow, unseenFlag } from '../../given.ts';
import type { Acted } from '../acted.ts';
import { ActionDialogs } from '../action-dialogs.tsx';
import { type Asked, ask, stopAsking } from '../ask.ts';

afterEach(() => {
  stopAsking();
  toasts.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const kadri = { firstName: 'Kadri', surname: 'Mägiste' };
const seenFlag = { ...unseenFlag, seenAt: '2026-03-12T08:10:00.000Z', seenBy: kadri };
const saidFlag = { ...seenFlag, outcome: { kind: 'NOT_GRAVE', tries: null } } as const;
const mine: PlannedMove = { ...ofKadri, author: { name: 'Liis Kasemaa', me: true } };

const open = async (eContacts: readonly Acted[], more: Partial<Asked> = {}) => {
  const moved = { id: eContacts[0]?.id ?? '', status: 'SUBMITTED', turn: 'CLINIC', version: 2 } as const;
  const server = fakeServer(
    answers(acknowledgeRedFlag, moved),
    answers(completeEContact, { ...moved, planned: null }),
    answers(rejectEContact, moved),
    answers(moveManyEContacts, { moved: [], left: [] }),
    answers(getClinicTimeline, { entries: [], earlierBefore: null, planned: [mine], draft: null }),
  );
  await setAllTexts('en');
  await renderScreen(
    <>
      <ActionDialogs />
      <ToastRegion label="Messages" closeLabel="Close" />
    </>,
    { user: givenStaff() },
  );
  ask({ kind: 'complete', eContacts, ...more });
  const sentTo = (end: string) => server.calls.find(({ path }) => path.endsWith(end));
  return { sentTo };
};
const outcomes = () => screen.findByRole('dialog', { name: 'What became of this alarm?' });
const reasons = () => screen.findByRole('dialog', { name: /^Complete Patient Number1/ });
const user = userEvent.setup();

describe('completing a possible emergency', () => {
  it('that nobody has seen begins with marking it, and goes on with what became of it', async () => {
    const { sentTo } = await open([givenRow(1, { redFlag: unseenFlag })]);
    const name = 'Nobody has seen this possible emergency yet';
    expect(await screen.findByRole('alertdialog', { name })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Mark as seen and go on' }));
    await outcomes();
    expect(sentTo('/acknowledge')).toBeTruthy();
    await user.keyboard('2{Enter}');
    await reasons();
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(sentTo('/complete')?.body).toMatchObject({
        fixedInfoText: 'INFO_DELIVERED',
        alarmOutcome: { kind: 'CALLED_112' },
      }),
    );
    // What was just marked is the version that was seen.
    expect(sentTo('/complete')?.headers.get('If-Match')).toBe('"2"');
  });

  it('is done by keys alone: how often one tried, a note, and back without losing it', async () => {
    const { sentTo } = await open([givenRow(1, { redFlag: seenFlag })]);
    await outcomes();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Choose what became of it')).toBeTruthy();
    await user.keyboard('3');
    await user.tab();
    expect(document.activeElement).toBe(screen.getByLabelText('How many times you tried'));
    await user.selectOptions(screen.getByLabelText('How many times you tried'), '3');
    await user.tab();
    await user.keyboard('1 neighbour goes to look{Control>}{Enter}{/Control}');
    await reasons();
    await user.keyboard('{Escape}');
    await outcomes();
    expect(screen.getByLabelText(/^Note \(staff only\)/)).toHaveProperty('value', '1 neighbour goes to look');
    await user.click(screen.getByRole('button', { name: /^Continue/ }));
    await reasons();
    await user.keyboard('2{Enter}');
    await waitFor(() =>
      expect(sentTo('/complete')?.body).toMatchObject({
        fixedInfoText: 'RESOLVED_OUTSIDE',
        alarmOutcome: { kind: 'NOT_REACHED', tries: 3, note: '1 neighbour goes to look' },
      }),
    );
  });

  it('whose patient was not reached is closed for that, if nothing else is chosen', async () => {
    const { sentTo } = await open([givenRow(1, { redFlag: seenFlag })]);
    await outcomes();
    await user.keyboard('3{Enter}');
    await reasons();
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(sentTo('/complete')?.body).toMatchObject({ fixedInfoText: 'PATIENT_NOT_ANSWERING' }),
    );
  });

  it('whose outcome was said since it was raised is completed as any other', async () => {
    const { sentTo } = await open([givenRow(1, { redFlag: saidFlag })]);
    await reasons();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sentTo('/complete')?.body).not.toHaveProperty('alarmOutcome'));
  });

  it('with one’s own reply that waits sends it with what became of it', async () => {
    const planned = { dueAt: mine.dueAt, status: 'WAITING', isSettled: true } as const;
    const { sentTo } = await open([givenRow(1, { redFlag: seenFlag, planned })]);
    await user.click(await screen.findByRole('button', { name: 'Send it now and complete' }));
    await outcomes();
    expect(sentTo('/complete')).toBeUndefined();
    await user.keyboard('1{Enter}');
    await waitFor(() =>
      expect(sentTo('/complete')?.body).toMatchObject({
        infoText: mine.text,
        alarmOutcome: { kind: 'ADVISED' },
      }),
    );
  });
});

it('rejecting what nobody has seen begins with marking it, and asks no more', async () => {
  await open([givenRow(1, { redFlag: unseenFlag })], { kind: 'reject' });
  await user.click(await screen.findByRole('button', { name: 'Mark as seen and go on' }));
  expect(await screen.findByRole('dialog', { name: /^Reject Patient Number1/ })).toBeTruthy();
});

describe('completing many', () => {
  it('leaves out emergencies, and names them with why before and after', async () => {
    const rows = [
      givenRow(1, { redFlag: unseenFlag }),
      givenRow(2, { redFlag: seenFlag }),
      givenRow(3, { redFlag: saidFlag }),
      givenRow(4),
    ];
    const { sentTo } = await open(rows);
    expect(await screen.findByRole('dialog', { name: 'Complete 2 e-contacts' })).toBeTruthy();
    expect(screen.getByText(/seen the possible emergency yet: Patient Number1\./)).toBeTruthy();
    expect(screen.getByText(/became of the possible emergency: Patient Number2\./)).toBeTruthy();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sentTo('/move-many')).toBeTruthy());
    expect(sentTo('/move-many')?.body).toMatchObject({
      eContacts: [{ id: rows[2]?.id }, { id: rows[3]?.id }],
    });
    expect(await screen.findByText(/^Not done: Patient Number1\. Nobody has marked/)).toBeTruthy();
    expect(await screen.findByText(/^Not done: Patient Number2\. This e-contact is marked/)).toBeTruthy();
  });

  it('of which none can be says so, and completes nothing', async () => {
    await open([givenRow(1, { redFlag: unseenFlag }), givenRow(2, { redFlag: seenFlag })]);
    const name = 'None of them can be completed together';
    expect(await screen.findByRole('dialog', { name })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Complete' })).toBeNull();
  });
});
