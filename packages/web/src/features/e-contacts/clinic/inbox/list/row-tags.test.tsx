import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { givenStaff } from '../../../../../core/session/given.ts';
import { renderScreen } from '../../../../../testing/render-screen.tsx';
import { givenRow, unseenFlag } from '../../given.ts';
import { RowTags } from './row-tags.tsx';

const show = (status: 'SUBMITTED' | 'REJECTED' | 'CANCELLED') =>
  renderScreen(<RowTags row={givenRow(1, { membershipPending: true, status })} viewers={[]} />, {
    user: givenStaff(),
  });

it('asks whether to accept a new patient while there is something to decide, and not after it was rejected', async () => {
  await show('SUBMITTED');
  expect(screen.getByText('New patient: accept?')).toBeTruthy();
  cleanup();
  for (const status of ['REJECTED', 'CANCELLED'] as const) {
    await show(status);
    expect(screen.queryByText('New patient: accept?')).toBeNull();
    cleanup();
  }
});

it.each([true, false])(
  'a row says that one has begun something there and not sent it (%s)',
  async (hasDraft) => {
    await renderScreen(<RowTags row={givenRow(1, { hasDraft, fileCount: 2 })} viewers={[]} />, {
      user: givenStaff(),
    });
    await screen.findByText('Files:');
    expect(screen.queryAllByText('Draft')).toHaveLength(hasDraft ? 1 : 0);
  },
);

it.each([true, false])('a row says that nobody has confirmed the writer (%s)', async (isUnverified) => {
  await renderScreen(<RowTags row={givenRow(1, { isUnverified, fileCount: 2 })} viewers={[]} />, {
    user: givenStaff(),
  });
  await screen.findByText('Files:');
  // Once for the eye, where there is room, and once for whoever hears it.
  expect(screen.queryAllByText('Not verified').map((each) => each.getAttribute('aria-hidden'))).toEqual(
    isUnverified ? ['true', null] : [],
  );
});

it.each([
  [{ kind: 'CALLED_112', tries: null }, 'Possible emergency: 112 called'],
  [{ kind: 'NOT_REACHED', tries: 3 }, 'Possible emergency: not reached, tried 3 times'],
  [{ kind: 'NOT_REACHED', tries: 1 }, 'Possible emergency: not reached, tried 1 time'],
  // Closed by its patient, or before it was asked.
  [null, 'Possible emergency'],
] as const)('what is over bears its emergency and what became of it (%o)', async (outcome, words) => {
  const redFlag = { ...unseenFlag, seenAt: '2026-03-12T09:00:00.000Z', outcome };
  const show = (status: 'COMPLETED' | 'SUBMITTED', kind: 'CALL_112' | 'TODAY') =>
    renderScreen(<RowTags row={givenRow(1, { redFlag: { ...redFlag, kind }, status })} viewers={[]} />, {
      user: givenStaff(),
    });
  await show('COMPLETED', 'CALL_112');
  expect(screen.getByText(words)).toBeTruthy();
  cleanup();
  for (const view of [() => show('SUBMITTED', 'CALL_112'), () => show('COMPLETED', 'TODAY')]) {
    await view();
    expect(screen.queryByText(/Possible emergency/)).toBeNull();
    cleanup();
  }
});
