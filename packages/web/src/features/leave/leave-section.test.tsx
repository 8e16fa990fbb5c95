import type { LeaveCardShown } from '@tervita/contract/e-contacts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { LeaveLine } from './leave-line.tsx';
import { LeaveSection } from './leave-section.tsx';

const start: LeaveCardShown = {
  matter: 'START',
  note: 'SICK_NOTE',
  startDate: '2026-03-09',
  returnDate: null,
  untilDate: null,
  jobDescription: 'Warehouse, lifting',
  worksWeekends: true,
  unavailableVisitTimes: 'Friday after 14:00',
  carePatientCode: '',
  notes: '',
};
const end: LeaveCardShown = {
  ...start,
  matter: 'END',
  note: 'CARE_NOTE',
  startDate: null,
  returnDate: '2026-03-16',
  jobDescription: '',
  worksWeekends: null,
  unavailableVisitTimes: '',
  carePatientCode: '62003150012',
  notes: 'Fever is gone',
};
const open = (leave: LeaveCardShown) =>
  renderScreen(<LeaveSection leave={leave} showCode={() => <>620••••••••</>} />);
const facts = () =>
  screen
    .getAllByRole('term')
    .map(
      (term) =>
        `${term.textContent}: ${within(term.parentElement as HTMLElement).getByRole('definition').textContent}`,
    );

describe('leave that is wanted', () => {
  it('shows what a new one is written from', async () => {
    await open(start);
    expect(screen.getByText('Sick leave request')).toBeTruthy();
    expect(facts()).toEqual([
      'Start: 9 March',
      'Work: Warehouse, lifting',
      'Weekends: Works on weekends',
      'Cannot come: Friday after 14:00',
    ]);
  });

  it('that ends shows the day back at work and who was cared for, the code behind one press', async () => {
    await open(end);
    expect(screen.getByText('End of care leave')).toBeTruthy();
    expect(facts()).toEqual(['Back at work: 16 March', 'Cares for: 620••••••••', 'Notes: Fever is gone']);
  });

  it('is copied fact by fact, and all at once', async () => {
    const user = userEvent.setup();
    await open(end);
    await user.click(screen.getByRole('button', { name: 'Copy: Cares for' }));
    expect(await navigator.clipboard.readText()).toBe('62003150012');
    await user.click(screen.getByRole('button', { name: 'Copy all' }));
    expect(await navigator.clipboard.readText()).toBe(
      'End of care leave\nBack at work: 16 March\nCares for: 62003150012\nNotes: Fever is gone',
    );
  });

  it('is one line in the preview', async () => {
    await renderScreen(<LeaveLine leave={start} />);
    expect(screen.getByText('From 9 March · Warehouse, lifting · works on weekends')).toBeTruthy();
  });
});
