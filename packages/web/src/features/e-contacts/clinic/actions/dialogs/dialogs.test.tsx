import { listPatientLists } from '@tervita/contract/clinics';
import { acceptEContact, completeEContact, rejectEContact } from '@tervita/contract/e-contacts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { givenStaff } from '../../../../../core/session/given.ts';
import { answers, fakeServer, refuses } from '../../../../../testing/answers.ts';
import { renderScreen } from '../../../../../testing/render-screen.tsx';
import { setAllTexts } from '../../../../../testing/set-all-texts.ts';
import { givenRow } from '../../given.ts';
import type { AskedKind } from '../ask.ts';
import { Dialogs } from './dialogs.tsx';

const me = givenStaff();
const row = givenRow(1);
const moved = { id: row.id, status: 'COMPLETED', turn: null, version: 2 } as const;

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const listOf = (code: string) => ({
  code,
  doctorName: `Dr ${code}`,
  registrationNumber: null,
  patientCount: 0,
  lastImportAt: null,
  lastImport: null,
});

const open = async (
  kind: AskedKind,
  listCode: string | null = 'N0412',
  lists: readonly string[] | 'FAIL' = ['N0412', 'N0413'],
) => {
  const server = fakeServer(
    answers(completeEContact, { ...moved, planned: null }),
    answers(rejectEContact, { ...moved, status: 'REJECTED' }),
    answers(acceptEContact, { ...moved, status: 'SUBMITTED' }),
    lists === 'FAIL'
      ? refuses(listPatientLists, 500, 'UNEXPECTED')
      : answers(listPatientLists, { patientListWithClinicians: lists.map(listOf) }),
  );
  await setAllTexts('en');
  const eContact = { ...row, patient: { ...row.patient, listCode } };
  const view = await renderScreen(
    <Dialogs asked={{ kind, eContacts: [eContact] }} isOpen onClose={() => undefined} />,
    {
      user: me,
    },
  );
  const reasonsOf = () =>
    screen.getAllByRole<HTMLInputElement>('radio').map(({ value, checked }) => [value, checked]);
  return { ...server, ...view, reasonsOf };
};
const focused = () => (document.activeElement as HTMLInputElement).value;

describe('completing', () => {
  it('is one Enter with the usual reason, or a digit and Enter; the last used is the usual next time', async () => {
    const first = await open('complete');
    expect(focused()).toBe('INFO_DELIVERED');
    await userEvent.keyboard('3{Enter}');
    expect(first.calls.at(-1)?.body).toMatchObject({ fixedInfoText: 'PATIENT_NOT_ANSWERING' });
    first.unmount();
    const second = await open('complete');
    expect(focused()).toBe('PATIENT_NOT_ANSWERING');
    await userEvent.keyboard('{Enter}');
    expect(second.calls.at(-1)?.body).toMatchObject({ fixedInfoText: 'PATIENT_NOT_ANSWERING' });
  });
});

describe('rejecting', () => {
  it('has no reason chosen, none that is untrue, and says what the patient will read', async () => {
    const { reasonsOf, calls } = await open('reject');
    expect(reasonsOf()).toEqual([
      ['CLINIC_OVERLOADED', false],
      ['OTHER', false],
    ]);
    expect(
      screen.getByText(/The patient reads: “The clinic cannot help with this by e-contact/),
    ).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Choose a reason')).toBeTruthy();
    expect(calls).toEqual([]);
    await userEvent.keyboard('2');
    await userEvent.click(screen.getByRole('button', { name: 'Reject for good' }));
    expect(calls.at(-1)?.body).toEqual({ reason: 'OTHER' });
  });

  it('of somebody in no list may say so', async () => {
    const { reasonsOf } = await open('reject', null);
    expect(reasonsOf()[0]).toEqual(['PATIENT_NOT_IN_LIST', false]);
  });
});

describe('accepting', () => {
  it('asks for the list in the same step', async () => {
    const { calls } = await open('accept', null);
    expect(await screen.findByRole('radio', { name: 'N0413 · Dr N0413' })).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Choose a list')).toBeTruthy();
    await userEvent.keyboard('2{Enter}');
    expect(calls.at(-1)?.body).toEqual({ listCode: 'N0413' });
  });

  it('says so when the lists cannot be read, and tries again', async () => {
    const { calls } = await open('accept', null, 'FAIL');
    expect(await screen.findByRole('alert')).toHaveProperty(
      'textContent',
      expect.stringContaining('We could not load the lists'),
    );
    const before = calls.length;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(calls.length).toBe(before + 1);
  });

  it('where there is one list is one Enter', async () => {
    const { calls } = await open('accept', null, ['N0412']);
    await screen.findByRole('radio', { name: 'N0412 · Dr N0412' });
    await userEvent.keyboard('{Enter}');
    expect(calls.at(-1)?.body).toEqual({ listCode: 'N0412' });
  });
});
