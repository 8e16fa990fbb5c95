import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { givenStaff } from '../../../../../core/session/given.ts';
import { fakeServer } from '../../../../../testing/answers.ts';
import { renderScreen } from '../../../../../testing/render-screen.tsx';
import { SendLater } from './send-later.tsx';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-12T10:00:00Z'), toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = async () => {
  fakeServer();
  const user = givenStaff();
  const chosen: Date[] = [];
  await renderScreen(
    <SendLater
      clinicId={user.employments[0]?.clinicId ?? ''}
      isOpen
      onClose={() => undefined}
      onChoose={(at) => chosen.push(at)}
    />,
    { user },
  );
  return chosen;
};
const schedule = () => userEvent.click(screen.getByRole('button', { name: 'Schedule' }));
const typeDay = async (day: string, month: string) => {
  await userEvent.type(screen.getByRole('textbox', { name: 'Day' }), day);
  await userEvent.type(screen.getByRole('textbox', { name: 'Month' }), month);
  await userEvent.type(screen.getByRole('textbox', { name: 'Year' }), '2026');
};

it('a time that is none is pointed out where the time stands, a day where the day stands', async () => {
  const chosen = await open();
  await typeDay('13', '03');
  const time = screen.getByRole('textbox', { name: 'Time' });
  await userEvent.type(time, '25:70');
  await schedule();
  expect(time.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Write the time of day, for example 14:30')).toBeTruthy();
  const day = screen.getByRole('group', { name: 'Day' });
  expect(within(day).getByRole('textbox', { name: 'Day' }).getAttribute('aria-invalid')).toBeNull();

  await userEvent.clear(time);
  await userEvent.type(time, '14:30');
  await schedule();
  expect(chosen).toHaveLength(1);
});

it('a moment that is over is pointed out at the time when it is today, else at the day', async () => {
  const chosen = await open();
  await typeDay('12', '03');
  const time = screen.getByRole('textbox', { name: 'Time' });
  await userEvent.type(time, '8:00');
  await schedule();
  expect(time.getAttribute('aria-invalid')).toBe('true');

  await userEvent.clear(screen.getByRole('textbox', { name: 'Day' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Day' }), '11');
  await schedule();
  expect(screen.getByRole('textbox', { name: 'Day' }).getAttribute('aria-invalid')).toBe('true');
  expect(time.getAttribute('aria-invalid')).toBeNull();
  expect(chosen).toHaveLength(0);
});
