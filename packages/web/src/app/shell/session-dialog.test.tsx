import { extendLogin } from '@tervita/contract/auth';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { givenSession, givenUser } from '../../core/session/given.ts';
import { currentSession } from '../../core/session/index.ts';
import { answers, fakeServer } from '../../testing/answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { SessionDialog } from './session-dialog.tsx';

afterEach(() => vi.unstubAllGlobals());

const inTwoMinutes = new Date(Date.now() + 119_500).toISOString();
const late = new Date(Date.now() + 3_600_000).toISOString();

describe('"Are you still there?"', () => {
  it('counts down and extends', async () => {
    const extended = givenSession(givenUser(), late);
    fakeServer(answers(extendLogin, extended));
    const session = { ...givenSession(givenUser(), inTwoMinutes), endsAt: late };
    await renderScreen(<SessionDialog session={session} />, { user: givenUser() });
    expect(screen.getByRole('alertdialog').textContent).toMatch(/sign you out in (2:00|1:5\d)/);
    await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => expect(currentSession()?.expiration).toBe(late));
  });

  it('offers no more time when twelve hours are over', async () => {
    const session = { ...givenSession(givenUser(), inTwoMinutes), endsAt: inTwoMinutes };
    await renderScreen(<SessionDialog session={session} />, { user: givenUser() });
    expect(screen.queryByRole('button', { name: 'Stay signed in' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy();
  });
});
