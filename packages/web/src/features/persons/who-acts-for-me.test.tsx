import {
  answerClaim,
  answerMembership,
  type KeepingClinic,
  listPersons,
  type RepresentationClaim,
  whoActsForMe,
} from '@tervita/contract/persons';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { givenUser } from '../../core/session/given.ts';
import { answers, fakeServer } from '../../testing/answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as WhoActsForMe } from './who-acts-for-me-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const claim: RepresentationClaim = {
  claimId: '01960000-0000-4000-8000-0000000000e1',
  firstName: 'Kristjan',
  surname: 'Lepaste',
  since: '2026-03-10T08:00:00.000Z',
  confirmedAt: null,
  clinicNames: ['Pärnaoru Perearstikeskus'],
  eContacts: 1,
  lastAt: '2026-03-10T08:00:00.000Z',
};
const kept: KeepingClinic = {
  clinicMemberId: '01960000-0000-7000-8000-0000000000e2',
  clinicId: '01960000-0000-7000-8000-0000000000e3',
  name: 'Kadrioru Silmakliinik',
  kind: 'OPEN',
  listCode: null,
  status: 'MEMBER',
  confirmedAt: null,
  confirmedBy: null,
  isTakenByLetter: false,
};
const open = async (over: {
  mayDecide?: boolean;
  claims?: RepresentationClaim[];
  clinics?: KeepingClinic[];
}) => {
  const server = fakeServer(
    answers(whoActsForMe, { mayDecide: true, claims: [], clinics: [], ...over }),
    answers(listPersons, { persons: [] }),
    answers(answerClaim, {}),
    answers(answerMembership, {}),
  );
  await renderScreen(<WhoActsForMe />, { at: '/who-acts-for-me', user: givenUser() });
  return server;
};

describe('who acts for me', () => {
  it('says of a record that somebody has by a letter what a yes does', async () => {
    const { calls } = await open({ clinics: [{ ...kept, isTakenByLetter: true }] });
    const waiting = await screen.findByRole('region', { name: 'Is this right?' });
    expect(within(waiting).getByText(/Somebody else opened a letter of this clinic/)).toBeTruthy();
    await userEvent.click(within(waiting).getByRole('button', { name: 'Yes, right' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ isRight: true }),
    );
  });

  it('puts what waits for a word first, with two equal answers', async () => {
    const { calls } = await open({ claims: [claim], clinics: [kept] });
    const waiting = await screen.findByRole('region', { name: 'Is this right?' });
    expect(within(waiting).getByText(/They wrote to Pärnaoru Perearstikeskus in your name/)).toBeTruthy();
    expect(within(waiting).getByText('keeps you as a patient: right?')).toBeTruthy();
    const [yes] = within(waiting).getAllByRole('button', { name: 'Yes, right' });
    if (yes) await userEvent.click(yes);
    await waitFor(() =>
      expect(calls.find(({ path }) => path.endsWith(`/who-acts-for-me/${claim.claimId}`))?.body).toEqual({
        isRight: true,
      }),
    );
    await userEvent.click(within(waiting).getByRole('button', { name: 'No, not mine' }));
    await waitFor(() =>
      expect(calls.find(({ path }) => path.endsWith(`/memberships/${kept.clinicMemberId}`))?.body).toEqual({
        isRight: false,
      }),
    );
  });

  it('asks before it ends what was confirmed', async () => {
    const { calls } = await open({ claims: [{ ...claim, confirmedAt: '2026-02-02T08:00:00.000Z' }] });
    await userEvent.click(await screen.findByRole('button', { name: 'End' }));
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await userEvent.click(await screen.findByRole('button', { name: /^End it/ }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ isRight: false }),
    );
  });

  it('without the digital ID shows nothing of what waits, and leads to it', async () => {
    const confirmed = { ...kept, confirmedAt: '2026-02-02T08:00:00.000Z', confirmedBy: 'REGISTER' as const };
    await open({ mayDecide: false, clinics: [confirmed] });
    expect(await screen.findByRole('button', { name: 'Confirm with digital ID' })).toBeTruthy();
    expect(screen.getByText('Confirmed by the patient list')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Yes, right' })).toBeNull();
  });
});
