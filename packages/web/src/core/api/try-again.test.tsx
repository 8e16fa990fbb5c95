import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { givenUser } from '../session/given.ts';
import { ApiError, NoticeCallout, TryAgain } from './index.ts';

const failed = (status: number, requestId?: string) =>
  new ApiError({ status, ...(requestId ? { requestId } : {}) });
const shown = (error: unknown) => {
  const refetch = vi.fn();
  return renderScreen(<TryAgain answer={{ error, refetch }} />, { user: givenUser() }).then(() => refetch);
};
const support = () => screen.queryByRole('link', { name: 'Contact support' });

it('what failed on our side is told to support with its number, and can be tried again', async () => {
  const refetch = await shown(failed(500, 'r-1'));
  expect(support()?.getAttribute('href')).toBe('/help/technical-problem?error=r-1');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

it.each([503, 504])('what stays away (%s) is told to support too', async (status) => {
  await shown(failed(status, 'r-1'));
  expect(support()?.getAttribute('href')).toBe('/help/technical-problem?error=r-1');
});

it.each([
  ['nobody answers', 0],
  ['it is not there', 404],
  ['too much was asked', 429],
  ['the rules refuse', 468],
])('where %s support is not asked', async (_, status) => {
  await shown(failed(status, 'r-1'));
  expect(support()).toBeNull();
});

it('a form offers support for a fault of ours, and its own way out of a refusal', async () => {
  const notice = { tone: 'error', text: 'Something went wrong.', requestId: 'r-2' } as const;
  const { unmount } = await renderScreen(<NoticeCallout notice={notice} />, { user: givenUser() });
  expect(support()?.getAttribute('href')).toBe('/help/technical-problem?error=r-2');
  unmount();
  const refusal = { tone: 'warning', text: 'Not now.' } as const;
  await renderScreen(<NoticeCallout notice={refusal} action={<b>Another way</b>} />, { user: givenUser() });
  screen.getByText('Another way');
  expect(support()).toBeNull();
});
