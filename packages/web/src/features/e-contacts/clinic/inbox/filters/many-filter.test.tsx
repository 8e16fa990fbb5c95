import { type Employee, listEmployees } from '@tervita/contract/employees';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { givenStaff } from '../../../../../core/session/given.ts';
import { answers, fakeServer } from '../../../../../testing/answers.ts';
import { renderScreen } from '../../../../../testing/render-screen.tsx';
import { choiceIn } from '../choice.ts';
import { ManyFilter } from './many-filter.tsx';

afterEach(() => vi.unstubAllGlobals());

const worker = (number: number, firstName: string, deletedAt: string | null): Employee => ({
  userId: `01960000-0000-7000-8000-0000000000e${number}`,
  firstName,
  surname: 'Kask',
  personalCode: null,
  birthDate: null,
  email: null,
  sex: 'FEMALE',
  role: 'NURSE',
  isAdmin: false,
  listCode: null,
  isListDoctor: false,
  deletedAt,
  waitsSince: null,
});

it('offers those who no longer work there last, and says so: what was assigned to them is still theirs', async () => {
  const then = '2026-01-01T00:00:00.000Z';
  const workers = [
    worker(1, 'Anu', then),
    worker(2, 'Berit', null),
    { ...worker(3, 'Carmen', then), waitsSince: then },
  ];
  const { calls } = fakeServer(answers(listEmployees, { workers }));
  const choice = { ...choiceIn(new URLSearchParams()), search: '' };
  await renderScreen(
    <ManyFilter name="assignees" label="Assignee" choice={choice} choose={() => undefined} />,
    { user: givenStaff() },
  );
  await screen.findByText('Berit Kask');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    expect.stringContaining('Nobody'),
    expect.stringContaining('Berit Kask'),
    expect.stringMatching(/Anu Kask.*no longer works here/),
  ]);
  expect(calls.some(({ path }) => path.includes('includeDeleted=true'))).toBe(true);
});
