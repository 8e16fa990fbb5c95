import { listPatientLists } from '@tervita/contract/clinics';
import {
  assignEContact,
  completeEContact,
  getClinicTimeline,
  type PlannedMove,
} from '@tervita/contract/e-contacts';
import { type Employee, listEmployees } from '@tervita/contract/employees';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { givenStaff } from '../../../../../core/session/given.ts';
import { answers, fakeServer } from '../../../../../testing/answers.ts';
import { renderScreen } from '../../../../../testing/render-screen.tsx';
import { setAllTexts } from '../../../../../testing/set-all-texts.ts';
import { planned as ofKadri } from '../../detail/given.tsx';
import { givenRow } from '../../given.ts';
import { Dialogs } from './dialogs.tsx';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const mine: PlannedMove = { ...ofKadri, author: { name: 'Liis Kasemaa', me: true } };
const row = givenRow(1, { planned: { dueAt: mine.dueAt, status: 'WAITING', isSettled: true } });

const open = async (planned: PlannedMove) => {
  const moved = { id: row.id, status: 'COMPLETED', turn: null, version: 2 } as const;
  const server = fakeServer(
    answers(getClinicTimeline, { entries: [], earlierBefore: null, planned: [planned], draft: null }),
    answers(completeEContact, { ...moved, planned: null }),
  );
  await setAllTexts('en');
  await renderScreen(
    <Dialogs asked={{ kind: 'complete', eContacts: [row] }} isOpen onClose={() => undefined} />,
    { user: givenStaff() },
  );
  const completed = () => server.calls.find(({ path }) => path.endsWith('/complete'))?.body;
  return { completed };
};

describe('completing while a reply waits for its time', () => {
  it('asks first; what was planned goes now as the last word', async () => {
    const { completed } = await open(mine);
    expect(await screen.findByRole('alertdialog', { name: /^Your reply goes 12 March/ })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Send it now and complete' }));
    await waitFor(() =>
      expect(completed()).toMatchObject({
        infoText: mine.text,
        inPlaceOfPlannedId: mine.id,
        undoable: true,
      }),
    );
  });

  it('or is dropped, and the reason is asked for', async () => {
    const { completed } = await open(mine);
    await userEvent.click(await screen.findByRole('button', { name: 'Drop it and complete' }));
    expect(await screen.findByText(/Your planned reply is dropped\./)).toBeTruthy();
    expect(completed()).toBeUndefined();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(completed()).toMatchObject({ fixedInfoText: 'INFO_DELIVERED', inPlaceOfPlannedId: mine.id }),
    );
  });

  it("a colleague's is read first", async () => {
    const { completed } = await open(ofKadri);
    expect(await screen.findByRole('dialog', { name: /^Kadri Mägiste: a reply goes/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Open the e-contact' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Drop it/ })).toBeNull();
    expect(completed()).toBeUndefined();
  });
});

describe('medicines that wait', () => {
  const asking = givenRow(1, {
    type: 'PRESCRIPTION',
    undecidedMedicines: ['Betarolin 50 mg', 'Pantosel 40 mg'],
  });
  const moved = { id: asking.id, status: 'COMPLETED', turn: null, version: 2, planned: null } as const;
  const ofRole = (role: Employee['role']) =>
    givenStaff({
      employments: givenStaff().employments.map((each) => ({ ...each, clinicId: asking.clinicId, role })),
    });
  const [nurse, doctor] = [ofRole('NURSE'), ofRole('DOCTOR')];
  const riina: Employee = {
    userId: '01960000-0000-7000-8000-0000000000e1',
    firstName: 'Riina',
    surname: 'Rebane',
    personalCode: null,
    birthDate: '1990-01-01',
    email: 'riina@example.com',
    sex: 'FEMALE',
    role: 'DOCTOR',
    isAdmin: false,
    listCode: null,
    isListDoctor: false,
    deletedAt: null,
    waitsSince: null,
  };
  const openAs = async (user: typeof nurse) => {
    const server = fakeServer(
      answers(completeEContact, moved),
      answers(assignEContact, { id: asking.id, status: 'SUBMITTED', turn: 'CLINIC', version: 2 }),
      answers(listEmployees, { workers: [riina] }),
      answers(listPatientLists, { patientListWithClinicians: [] }),
    );
    await setAllTexts('en');
    const view = await renderScreen(
      <Dialogs asked={{ kind: 'complete', eContacts: [asking] }} isOpen onClose={() => undefined} />,
      { user },
    );
    await screen.findByRole('dialog', { name: '2 medicines wait for a decision' });
    expect(screen.getByText(/Betarolin 50 mg and Pantosel 40 mg/)).toBeTruthy();
    const sent = (end: string) => server.calls.find(({ path }) => path.endsWith(end))?.body;
    return { ...view, sent };
  };

  it('are named before anything closes, and no reason is chosen beforehand', async () => {
    const { sent } = await openAs(nurse);
    await userEvent.click(screen.getByRole('button', { name: 'Complete all the same' }));
    await screen.findByRole('radiogroup');
    await userEvent.keyboard('{Enter}');
    expect(sent('/complete')).toBeUndefined();
    await userEvent.keyboard('1{Enter}');
    await waitFor(() => expect(sent('/complete')).toMatchObject({ leavesMedicines: true }));
  });

  it('are handed to a doctor by whoever may not approve', async () => {
    const { sent } = await openAs(nurse);
    expect(screen.queryByRole('button', { name: 'Look and decide' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Ask Riina Rebane' }));
    await waitFor(() => expect(sent('/assign')).toEqual({ assigneeUserId: riina.userId }));
    expect(sent('/complete')).toBeUndefined();
  });

  it.each([
    ['a doctor decides on them', doctor, 'Look and decide', '#medicines'],
    ['a nurse declines them', nurse, 'Decline with a reason', '#decline-medicines'],
    ['a doctor declines them', doctor, 'Decline with a reason', '#decline-medicines'],
  ])('%s where they stand', async (_, user, way, hash) => {
    const { router, sent } = await openAs(user);
    if (user === doctor) expect(screen.queryByRole('button', { name: /^Ask / })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: way }));
    expect(router.state.location).toMatchObject({ pathname: `/e-contacts/${asking.id}`, hash });
    expect(sent('/complete')).toBeUndefined();
  });
});
