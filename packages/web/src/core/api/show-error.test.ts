import { afterEach, expect, it, vi } from 'vitest';
import { givenConfig } from '../../testing/given-config.ts';
import { setAllTexts } from '../../testing/set-all-texts.ts';
import { toasts } from '../../ui/toasts.ts';
import { setConfig } from '../config.ts';
import { givenSession, givenUser } from '../session/given.ts';
import { adoptSession } from '../session/session-store.ts';
import { ApiError } from './api-error.ts';
import { showError } from './show-error.ts';

afterEach(() => {
  adoptSession(null);
  vi.restoreAllMocks();
});

it('a fault of ours offers the way to support with its number: by mail to whoever is not signed in', async () => {
  await setAllTexts('en');
  setConfig(givenConfig());
  const show = vi.spyOn(toasts, 'show').mockReturnValue(() => undefined);
  showError(new ApiError({ status: 500, requestId: 'r1' }));
  expect(show.mock.lastCall?.[0].action).toMatchObject({ to: 'mailto:support@tervita.example?subject=r1' });
  setConfig({ ...givenConfig(), supportEmail: null });
  showError(new ApiError({ status: 500, requestId: 'r1' }));
  expect(show.mock.lastCall?.[0]).not.toHaveProperty('action');
  adoptSession(givenSession(givenUser(), '2999-01-01T00:00:00.000Z'));
  showError(new ApiError({ status: 500, requestId: 'r1' }));
  expect(show.mock.lastCall?.[0].action).toEqual({
    label: 'Contact support',
    to: '/help/technical-problem?error=r1',
  });
});
