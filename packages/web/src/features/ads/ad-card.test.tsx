import { getAd } from '@tervita/contract/ads';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { givenUser } from '../../core/session/given.ts';
import { answers, fakeServer } from '../../testing/answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AdSlot } from './ad-slot.tsx';

const ad = {
  id: '01960000-0000-7000-8000-0000000000ad',
  title: 'Flu vaccination',
  text: 'Ask your clinic.',
  link: 'https://example.com/flu',
  licence: 'Notice of the health board',
};
afterEach(() => vi.unstubAllGlobals());

it('is called a notice, tells its licence, and opens apart from us', async () => {
  fakeServer(answers(getAd, { ad }));
  await renderScreen(<AdSlot />, { user: givenUser() });
  expect(await screen.findByRole('region', { name: 'Flu vaccination' })).toBeTruthy();
  expect(screen.getByText('Notice')).toBeTruthy();
  expect(screen.getByText(ad.licence)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Read more (opens in a new tab)' });
  expect(link).toMatchObject({ href: ad.link, target: '_blank', rel: 'noopener noreferrer' });
});

it.each([
  ['there is none', null],
  ['its link is not safe', { ...ad, link: 'javascript:alert(1)' }],
])('takes no place when %s', async (_, shown) => {
  const { calls } = fakeServer(answers(getAd, { ad: shown }));
  await renderScreen(<AdSlot />, { user: givenUser() });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('region')).toBeNull();
});
