import { listInformation } from '@tervita/contract/information-hub';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { givenStaff } from '../../../core/session/given.ts';
import { answers, fakeServer } from '../../../testing/answers.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Beside } from './beside.tsx';

afterEach(() => vi.unstubAllGlobals());

const clinicId = '01960000-0000-7000-8000-00000000000c';
const id = '01960000-0000-7000-8000-0000000000e1';
const counts = { clinical: 1, important: 0 };
const found = (titles: readonly string[], total = titles.length) =>
  answers(listInformation, {
    items: titles.map((title) => ({
      id,
      kind: 'GUIDELINE' as const,
      title,
      version: 1,
      publishedAt: '2026-03-09T10:00:00.000Z',
      isUnread: false,
    })),
    total,
    found: counts,
    unread: counts,
    at: '2026-03-12T10:00:00.000Z',
  });
const show = () => renderScreen(<Beside clinicId={clinicId} type="BACK_PAIN" />, { user: givenStaff() });

it('names what is recommended with e-contacts of this reason, and leads to it', async () => {
  const { calls } = fakeServer(found(['Low back pain']));
  await show();
  const link = await screen.findByRole('link', { name: 'Low back pain' });
  expect(link.getAttribute('href')).toBe(`/information-hub/${id}`);
  expect(calls[0]?.path).toMatch(/problemType=BACK_PAIN&size=5/);
  expect(screen.queryByRole('link', { name: /^All/ })).toBeNull();
});

it('of more than it names it leads to all', async () => {
  fakeServer(found(['Low back pain'], 7));
  await show();
  const all = await screen.findByRole('link', { name: 'All 7 in the information hub' });
  expect(all.getAttribute('href')).toBe('/information-hub?type=BACK_PAIN');
});

it('is not there when nothing is recommended', async () => {
  const { calls } = fakeServer(found([]));
  await show();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('region')).toBeNull();
});
