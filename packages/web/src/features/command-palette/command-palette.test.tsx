import { listClinicEContacts, listSavedViews } from '@tervita/contract/e-contacts';
import { searchPatients } from '@tervita/contract/patients';
import { listReplyTemplates } from '@tervita/contract/reply-templates';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setKeyMode, useCommandKeys, useCommands, useTemplateTarget } from '../../core/commands/index.ts';
import { givenStaff, givenUser } from '../../core/session/given.ts';
import { answers, fakeServer } from '../../testing/answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { CommandPalette } from './index.ts';

const reply = vi.fn();
const useTemplate = vi.fn();
afterEach(() => {
  setKeyMode('LETTERS');
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const template = {
  id: '01960000-0000-7000-8000-0000000000aa',
  content: '…',
  forAll: true,
  isTypeOffered: true,
  isMine: false,
  version: 1,
};
const patient = {
  clinicMemberId: '01960000-0000-7000-8000-0000000000bb',
  personId: '01960000-0000-7000-8000-0000000000bc',
  firstName: 'Rein',
  surname: 'Saarepuu',
  personalCode: null,
  birthDate: null,
  sex: 'MALE',
  email: null,
  phone: null,
  phoneGivenByPatient: false,
  listCode: 'N0412',
  status: 'MEMBER',
  lastOnlineAt: null,
} as const;

const savedView = {
  id: '01960000-0000-7000-8000-0000000000c1',
  name: 'My morning',
  view: 'whose=UNASSIGNED&list=N0412',
};

function Page() {
  useCommandKeys();
  const commands = useMemo(
    () => [
      { id: 'reply', label: 'Reply', group: 'This e-contact', keys: 'R', run: reply },
      { id: 'next', label: 'Relax', group: 'List', keys: 'J', isKeyOnly: true, run: reply },
    ],
    [],
  );
  useCommands(commands);
  useTemplateTarget(useMemo(() => ({ problemType: 'COUGH', use: useTemplate }), []));
  return <CommandPalette />;
}

const open = async (user = givenStaff()) => {
  fakeServer(
    answers(listClinicEContacts, { eContacts: [], next: null }),
    answers(searchPatients, { patients: [patient] }),
    answers(listSavedViews, { views: [savedView] }),
    answers(listReplyTemplates, {
      templates: [
        { ...template, heading: 'Rest and drink', problemType: 'COUGH' },
        {
          ...template,
          id: '01960000-0000-7000-8000-0000000000ab',
          heading: 'Rest the knee',
          problemType: 'KNEE_PAIN',
        },
      ],
    }),
  );
  return renderScreen(<Page />, { user });
};
const openPalette = async (typed = '') => {
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox');
  if (typed) await userEvent.type(field, typed);
};
const options = () => screen.getAllByRole('option').map((option) => option.textContent);

describe('the command palette', () => {
  it('shows what fits: commands with their keys, patients, templates of the reason, pages', async () => {
    await open();
    await openPalette('re');
    await waitFor(() =>
      expect(options()).toEqual([
        'ReplyR',
        'RSRein Saarepuu N0412 · New e-contact',
        'Rest and drink',
        'E-contacts: RejectedGX',
      ]),
    );
  });

  it('runs what is chosen by arrows and Enter', async () => {
    await open();
    await openPalette('rest');
    await screen.findByRole('option', { name: /Rest and drink/ });
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    expect(useTemplate).toHaveBeenCalledWith(template.id);
  });

  it('goes to a page by G and a letter, and makes a new e-contact by C', async () => {
    const { router } = await open();
    await userEvent.keyboard('ga');
    await waitFor(() => expect(router.state.location.search).toBe('?tab=ANSWERED'));
    await userEvent.keyboard('c');
    await waitFor(() => expect(router.state.location.pathname).toBe('/clinic-e-contacts/new'));
  });

  it('opens a view that was kept', async () => {
    const { router } = await open();
    await openPalette('morning');
    await screen.findByRole('option', { name: /My morning/ });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?whose=UNASSIGNED&list=N0412'));
  });

  it('says when nothing has these words', async () => {
    await open();
    fakeServer(
      answers(listClinicEContacts, { eContacts: [], next: null }),
      answers(searchPatients, { patients: [] }),
      answers(listSavedViews, { views: [] }),
    );
    await openPalette('xyzzy');
    expect(await screen.findByText('No matching command or patient')).toBeTruthy();
  });

  it('offers a platform admin no pages of a clinic', async () => {
    await open(givenUser({ permissions: ['PRM_TERVITA_ADMIN'], activeRole: 'PRM_TERVITA_ADMIN' }));
    await openPalette('go');
    expect(screen.queryByRole('option', { name: /Rejected/ })).toBeNull();
  });
});

describe('the list of keys', () => {
  it('names every key of the page, and how letters are pressed', async () => {
    setKeyMode('WITH_ALT');
    await open();
    await userEvent.keyboard('{Alt>}?{/Alt}');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(dialog).getByText('Press Alt together with the letter.')).toBeTruthy();
    expect(within(dialog).getByText('Relax')).toBeTruthy();
    expect(within(dialog).getByText('Reply')).toBeTruthy();
  });

  it('names the keys that rest here as well, apart', async () => {
    await open();
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    const group = (name: string) =>
      within(dialog).getByRole('heading', { name }).parentElement as HTMLElement;
    const resting = within(group('Do nothing here now'));
    expect(resting.getByText('Undo the last action')).toBeTruthy();
    expect(resting.getByText('Complete')).toBeTruthy();
    // What works here is named once, where it works.
    expect(resting.queryByText('Reply')).toBeNull();
    const writing = within(group('While you write a reply'));
    expect(writing.getByText('Send and complete').parentElement?.textContent).toContain('CtrlShiftEnter');
    expect(writing.getByText('Send later').parentElement?.textContent).toContain('AltEnter');
  });
});
