import {
  assignEContact,
  cancelPlannedMove,
  completeEContact,
  listSavedViews,
  moveManyEContacts,
  saveView,
} from '@tervita/contract/e-contacts';
import { searchPatients } from '@tervita/contract/patients';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { answers, refuses } from '../../../../testing/answers.ts';
import { toasts } from '../../../../ui/toasts.ts';
import { givenRow, kadri } from '../given.ts';
import { me, moved, open, prepareInbox, row, rows, shown } from './given.tsx';

prepareInbox();

const address = ({ router }: Awaited<ReturnType<typeof open>>) => router.state.location.search;
const asked = ({ calls }: Awaited<ReturnType<typeof open>>, part: string) =>
  calls.some(({ path }) => path.includes(part));

describe('the view', () => {
  it('is Incoming whenever the inbox is opened anew, whatever was looked at last', async () => {
    const page = await open('/clinic-e-contacts');
    await row(1);
    expect(address(page)).toBe('');
    expect(screen.getByRole('button', { name: /Incoming/ }).getAttribute('aria-current')).toBe('page');
    await userEvent.click(screen.getByRole('button', { name: /Answered/ }));
    await waitFor(() => expect(address(page)).toBe('?tab=ANSWERED'));
    await page.router.navigate('/clinic-e-contacts');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Incoming/ }).getAttribute('aria-current')).toBe('page'),
    );
  });

  it('is filtered by chips, in the address; Back takes the last one away', async () => {
    const page = await open();
    await row(1);
    await userEvent.click(screen.getByRole('button', { name: 'Reason' }));
    await userEvent.type(
      await screen.findByRole('combobox', { name: 'Find: Reason' }),
      'head{Enter}{Escape}',
    );
    await waitFor(() => expect(address(page)).toContain('reason=HEADACHE'));
    expect(screen.getByText('Headache')).toBeTruthy();
    await waitFor(() => expect(asked(page, 'types=HEADACHE')).toBe(true));
    await page.router.navigate(-1);
    await waitFor(() => expect(address(page)).not.toContain('reason'));
  });

  it('is chosen by arrows in the menu of times', async () => {
    const page = await open();
    await row(1);
    await userEvent.click(screen.getByRole('button', { name: 'Time' }));
    (await screen.findByRole('button', { name: 'Today' })).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    await waitFor(() => expect(address(page)).toContain('time=30'));
  });

  it('is between two days typed day first; days the calendar does not have are refused', async () => {
    const page = await open();
    await row(1);
    await userEvent.click(screen.getByRole('button', { name: 'Time' }));
    const day = (name: string) => within(screen.getByRole('group', { name }));
    const type = async (name: string, date: readonly string[]) => {
      for (const [at, field] of day(name).getAllByRole('textbox').entries()) {
        await userEvent.clear(field);
        await userEvent.type(field, date[at] ?? '');
      }
    };
    await screen.findByRole('group', { name: 'First day' });
    await type('First day', ['31', '2', '2026']);
    expect(screen.getByText('Check the date')).toBeTruthy();
    await type('First day', ['1', '12', '2025']);
    await type('Last day', ['11', '2', '2026']);
    await userEvent.click(screen.getByRole('button', { name: 'Show these days' }));
    await waitFor(() => expect(address(page)).toContain('time=2025-12-01_2026-02-11'));
  });

  it('is kept under a name and opened again', async () => {
    const kept = { id: '01960000-0000-7000-8000-0000000000c1', name: 'Prescriptions', view: 'sort=NEWEST' };
    const page = await open(
      '/clinic-e-contacts?time=7',
      answers(listSavedViews, { views: [kept] }),
      answers(saveView, {}),
    );
    await row(1);
    await userEvent.click(screen.getByRole('button', { name: 'Views' }));
    const field = await screen.findByRole('textbox', { name: 'Name of this view' });
    expect(document.activeElement).toBe(field);
    expect((field as HTMLInputElement).value).toBe('7 days');
    await userEvent.clear(field);
    await userEvent.type(field, 'My week{Enter}');
    await waitFor(() =>
      expect(page.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
        name: 'My week',
        view: 'time=7',
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Views' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Prescriptions' }));
    await waitFor(() => expect(address(page)).toBe('?sort=NEWEST'));
  });

  it('of what did not arrive is chosen in a menu', async () => {
    const failed = { ...givenRow(1), status: 'FAILED', turn: null, preview: '', type: 'ISI' } as const;
    const page = await open(undefined, shown([failed]));
    await userEvent.click(screen.getByRole('button', { name: 'More views' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Not sent' }));
    await waitFor(() => expect(address(page)).toBe('?tab=FAILED'));
    expect(asked(page, 'statuses=FAILED')).toBe(true);
    expect(screen.getByRole('button', { name: 'Not sent' }).getAttribute('aria-current')).toBe('page');
    await row(1);
  });

  it('says so when nothing fits, and clears the filters', async () => {
    const page = await open('/clinic-e-contacts?list=N9', shown([]));
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(address(page)).toBe(''));
  });

  it('shows more beyond the first page', async () => {
    const next = '2026-03-12T08:00:00.000000Z_01960000-0000-7000-8000-000000000103';
    const page = await open(undefined, shown(rows, next));
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(asked(page, `after=${encodeURIComponent(next)}`)).toBe(true));
  });
});

describe('keys', () => {
  it('go through the list, and the focus goes along', async () => {
    await open();
    await row(1);
    await userEvent.keyboard('jj');
    await waitFor(async () => expect(document.activeElement).toBe(await row(2)));
    expect((await row(2)).getAttribute('aria-current')).toBe('true');
    await userEvent.keyboard('k');
    await waitFor(async () => expect(document.activeElement).toBe(await row(1)));
  });

  it('take at once, and undo', async () => {
    const first = rows[0] ?? givenRow(1);
    const page = await open(
      undefined,
      answers(assignEContact, moved(first)),
      answers(moveManyEContacts, { moved: [{ ...moved(first), version: 3, planned: null }], left: [] }),
    );
    await row(1);
    page.change(
      shown([
        { ...first, version: 2, assignee: { userId: me.userId, firstName: 'Liis', surname: 'Kasemaa' } },
        ...rows.slice(1),
      ]),
    );
    await userEvent.keyboard('ji');
    await waitFor(async () =>
      expect(within(await row(1)).getByLabelText('Assigned to Liis Kasemaa')).toBeTruthy(),
    );
    await waitFor(() => expect(page.calls.some(({ path }) => path.endsWith('/assign'))).toBe(true));
    await waitFor(async () => {
      await userEvent.keyboard('z');
      expect(page.calls.find(({ path }) => path.endsWith('/move-many'))?.body).toMatchObject({
        eContacts: [{ id: first.id, version: 2 }],
        action: { kind: 'ASSIGN', assigneeUserId: null },
      });
    });
  });

  it('who was faster is said, and the row is as it was', async () => {
    const show = vi.spyOn(toasts, 'show').mockReturnValue(() => undefined);
    const refusal = refuses(assignEContact, 469, 'E_CONTACT_CHANGED');
    const page = await open(undefined, {
      ...refusal,
      body: { ...(refusal.body as object), newer: { assignee: kadri } },
    });
    await row(1);
    page.change(shown([givenRow(1, { version: 2, assignee: kadri }), ...rows.slice(1)]));
    await userEvent.keyboard('ji');
    await waitFor(() =>
      expect(show).toHaveBeenCalledWith(expect.objectContaining({ text: 'Kadri Mägiste took it first' })),
    );
    await waitFor(async () =>
      expect(within(await row(1)).getByLabelText('Assigned to Kadri Mägiste')).toBeTruthy(),
    );
  });

  it('take what is a colleague’s only after a question', async () => {
    const theirs = givenRow(1, { assignee: kadri });
    const page = await open(
      undefined,
      shown([theirs, ...rows.slice(1)]),
      answers(assignEContact, moved(theirs)),
    );
    const taken = () => page.calls.filter(({ path }) => path.endsWith('/assign')).map(({ body }) => body);
    await row(1);
    await userEvent.keyboard('ji');
    const dialog = within(
      await screen.findByRole('alertdialog', { name: /^Take it over from Kadri Mägiste/ }),
    );
    expect(taken()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Take it over' }));
    await waitFor(() => expect(taken()).toEqual([{ assigneeUserId: me.userId }]));
  });

  it('complete with a reason: the row leaves at once and comes back by undo', async () => {
    const show = vi.spyOn(toasts, 'show').mockReturnValue(() => undefined);
    const first = rows[0] ?? givenRow(1);
    const planned = { id: '01960000-0000-7000-8000-0000000000aa', dueAt: '2026-03-12T10:00:05.000Z' };
    const page = await open(
      undefined,
      answers(completeEContact, { ...moved(first), version: 1, planned }),
      answers(cancelPlannedMove, {
        ...planned,
        version: 1,
        move: 'archive',
        status: 'WAITING',
        createdAt: planned.dueAt,
        text: null,
        reason: 'INFO_DELIVERED',
        opensAt: null,
        files: [],
        author: { name: 'Liis', me: true },
        heldBy: null,
      }),
    );
    await row(1);
    await userEvent.keyboard('je');
    await userEvent.click(await screen.findByRole('button', { name: 'Complete' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Number1/ })).toBeNull());
    expect(page.calls.find(({ path }) => path.endsWith('/complete'))?.body).toMatchObject({
      fixedInfoText: 'INFO_DELIVERED',
      undoable: true,
    });
    await waitFor(() => expect(show).toHaveBeenCalled());
    const action = show.mock.calls[0]?.[0].action;
    if (action && 'onPress' in action) act(action.onPress);
    expect(await row(1)).toBeTruthy();
    await waitFor(() => expect(page.calls.some(({ method }) => method === 'DELETE')).toBe(true));
  });

  it.each([true, false])('complete says of words that are begun and not sent: %s', async (hasDraft) => {
    await open(undefined, shown([{ ...givenRow(1), hasDraft }]));
    await row(1);
    await userEvent.keyboard('je');
    await screen.findByRole('button', { name: 'Complete' });
    const warning = screen.queryByText('What you have begun to write is not sent, and will not be.');
    expect(warning !== null).toBe(hasDraft);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('a refused completion brings the row back with the reason', async () => {
    const show = vi.spyOn(toasts, 'show').mockReturnValue(() => undefined);
    await open(undefined, refuses(completeEContact, 469, 'E_CONTACT_REPLY_ON_ITS_WAY'));
    await row(1);
    await userEvent.keyboard('je');
    await userEvent.click(await screen.findByRole('button', { name: 'Complete' }));
    await waitFor(() =>
      expect(show).toHaveBeenCalledWith(
        expect.objectContaining({ text: expect.stringMatching(/already on its way/) }),
      ),
    );
    expect(await row(1)).toBeTruthy();
  });

  it('choose several, and say what was left and why', async () => {
    const show = vi.spyOn(toasts, 'show').mockReturnValue(() => undefined);
    const [one = givenRow(1), two = givenRow(2)] = rows;
    const page = await open(
      undefined,
      answers(moveManyEContacts, {
        moved: [{ ...moved(one), planned: null }],
        left: [{ id: two.id, code: 'E_CONTACT_CHANGED' }],
      }),
    );
    await row(1);
    await userEvent.keyboard('jx{Shift>}j{/Shift}');
    expect(await screen.findByRole('toolbar', { name: '2 selected' })).toBeTruthy();
    await userEvent.keyboard('a');
    await userEvent.type(await screen.findByRole('combobox', { name: 'Find a colleague' }), 'kad{Enter}');
    await waitFor(() =>
      expect(page.calls.find(({ path }) => path.endsWith('/move-many'))?.body).toMatchObject({
        action: { kind: 'ASSIGN', assigneeUserId: kadri.userId },
      }),
    );
    await waitFor(() =>
      expect(show).toHaveBeenCalledWith(
        expect.objectContaining({
          tone: 'warning',
          text: expect.stringContaining('Not done: Patient Number2.'),
        }),
      ),
    );
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
  });
});

describe('the search', () => {
  it('says when nobody is found and offers to add them; it leaves no trace in the address', async () => {
    const page = await open(undefined, answers(searchPatients, { patients: [] }));
    await row(1);
    page.change(shown([]));
    await userEvent.keyboard('/');
    await userEvent.keyboard('48505');
    const add = await screen.findByRole('link', { name: 'Add a patient' });
    expect(add.getAttribute('href')).toBe('/clinic-e-contacts/new?kind=as-patient');
    expect(address(page)).not.toContain('48505');
    page.change(shown());
    await userEvent.keyboard('{Escape}');
    expect(await row(1)).toBeTruthy();
  });

  const helve = {
    clinicMemberId: '01960000-0000-7000-8000-0000000000bb',
    personId: '01960000-0000-7000-8000-0000000000bc',
    firstName: 'Helve',
    surname: 'Pihlamets',
    personalCode: '45403120017',
    birthDate: '1954-03-12',
    sex: 'FEMALE',
    email: null,
    phone: null,
    phoneGivenByPatient: false,
    listCode: 'N0412',
    status: 'MEMBER',
    lastOnlineAt: null,
  } as const;

  it('is gone through by arrows: the field, patients, e-contacts with their status', async () => {
    const completed = givenRow(2, { status: 'COMPLETED', turn: null });
    const page = await open(undefined, answers(searchPatients, { patients: [helve] }));
    await row(1);
    page.change(shown([completed]));
    await userEvent.keyboard('/');
    await userEvent.keyboard('helve');
    const name = await screen.findByRole('button', { name: /^Helve Pihlamets 12 March 1954/ });
    expect(await within(await row(2)).findByText('Completed')).toBeTruthy();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(name);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(document.activeElement).toBe(await row(2)));
    name.focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(name);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(asked(page, 'search=Helve')).toBe(true));
    // A shared screen shows no personal code.
    expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('Helve Pihlamets');
  });

  it('is left and found again by Back and Forward', async () => {
    const page = await open('/clinic-e-contacts?sort=NEWEST', answers(searchPatients, { patients: [helve] }));
    await row(1);
    await userEvent.keyboard('/');
    await userEvent.keyboard('helve');
    // Half of the word may be searched for while the rest is typed.
    await waitFor(() => expect(asked(page, 'search=helve')).toBe(true));
    await screen.findByRole('button', { name: /^Helve/ });
    // On a slow machine the router is ahead of the page: the page comes to the place of the search before it is left.
    await act(async () => {
      await page.router.revalidate();
    });
    await page.router.navigate(-1);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Helve/ })).toBeNull());
    expect(address(page)).toBe('?sort=NEWEST');
    await page.router.navigate(1);
    expect(await screen.findByRole('button', { name: /^Helve/ })).toBeTruthy();
    expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('helve');
  });
});
