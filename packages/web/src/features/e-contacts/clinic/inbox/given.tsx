import {
  type ClinicEContactRow,
  countClinicEContacts,
  listClinicEContacts,
} from '@tervita/contract/e-contacts';
import { listEmployees } from '@tervita/contract/employees';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { useCommandKeys } from '../../../../core/commands/index.ts';
import { HeaderOutlet } from '../../../../core/page/index.ts';
import { givenStaff } from '../../../../core/session/given.ts';
import { answers, fakeServer } from '../../../../testing/answers.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { showCompleted } from '../actions/completed-rows.ts';
import { givenRow, kadri } from '../given.ts';
import { Component } from './inbox-page.tsx';
import { forgetPlace } from './list/use-current-row.ts';

export const me = givenStaff();
export const rows = [1, 2, 3].map((number) => givenRow(number));
export const moved = ({ id, version }: ClinicEContactRow) =>
  ({ id, status: 'SUBMITTED', turn: 'CLINIC', version: version + 1 }) as const;

/** Elements have no size here, and a list without height has no rows. */
export const prepareInbox = () => {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  });
  afterEach(() => {
    forgetPlace();
    showCompleted(rows.map(({ id }) => id));
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
};

function Page() {
  useCommandKeys();
  return (
    <>
      <HeaderOutlet />
      <HeaderOutlet place="end" />
      <Component />
    </>
  );
}

export const shown = (list: readonly ClinicEContactRow[] = rows, next: string | null = null) =>
  answers(listClinicEContacts, { eContacts: [...list], next });

const worker = {
  role: 'NURSE',
  isAdmin: false,
  deletedAt: null,
  personalCode: null,
  birthDate: null,
  email: null,
  sex: 'FEMALE',
  listCode: null,
  isListDoctor: false,
  waitsSince: null,
} as const;
export const open = async (
  at = '/clinic-e-contacts?tab=INCOMING',
  ...more: Parameters<typeof fakeServer>
) => {
  const server = fakeServer(
    shown(),
    answers(countClinicEContacts, { incoming: 3, unassigned: 3, mine: 0, answered: 5 }),
    answers(listEmployees, {
      workers: [
        { ...worker, ...kadri },
        { ...worker, userId: me.userId, firstName: 'Liis', surname: 'Kasemaa' },
      ],
    }),
    ...more,
  );
  const view = await renderScreen(<Page />, { user: me, at });
  return { ...server, ...view };
};
export const row = (number: number) => screen.findByRole('link', { name: new RegExp(`Number${number}`) });
