import {
  confirmListImport,
  getListImport,
  type ListImport,
  listImportProblems,
  listListImports,
  markImportSeen,
  stopListImport,
  takeImportedName,
} from '@tervita/contract/clinic-import';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { givenStaff } from '../../core/session/given.ts';
import { clearSelectedClinic, selectedClinicOf } from '../../core/session/index.ts';
import { answers, fakeServer, refuses } from '../../testing/answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component } from './clinic-import-page.tsx';

const staff = givenStaff();
const admin = givenStaff({ employments: staff.employments.map((each) => ({ ...each, isAdmin: true })) });
const id = '01960000-0000-7000-8000-0000000000f1';
const ownClinicId = admin.employments[0]?.clinicId ?? '';

const listImport = (more: Partial<ListImport> = {}): ListImport => ({
  id,
  clinicId: ownClinicId,
  source: 'CSV',
  state: 'CHECKED',
  byName: 'Riina Teerand',
  isDryRun: true,
  rowsTotal: 4902,
  rowsRead: 4902,
  rowsBad: 2,
  new: 37,
  changed: 112,
  left: 21,
  same: 4749,
  losesTooMany: [],
  agreedLeft: null,
  problems: 1,
  startedAt: '2026-03-12T09:27:10.000Z',
  finishedAt: '2026-03-12T09:32:00.000Z',
  failure: null,
  lists: [
    {
      listCode: 'N0388',
      rowsTotal: 1618,
      rowsRead: 1618,
      before: 1611,
      new: 9,
      changed: 0,
      left: 4,
      same: 1609,
    },
    {
      listCode: 'N0412',
      rowsTotal: 1702,
      rowsRead: 1423,
      before: 1694,
      new: 12,
      changed: 0,
      left: 7,
      same: 0,
    },
    { listCode: 'N0455', rowsTotal: 1582, rowsRead: 0, before: 1581, new: 0, changed: 0, left: 0, same: 0 },
  ],
  ...more,
});
const problems = answers(listImportProblems, {
  problems: [
    {
      line: 214,
      field: 'surname',
      reason: 'CLINIC_MEMBER_EXISTS_WITH_DIFFERENT_NAME',
      isWarning: true,
      listCode: 'N0412',
      clinicMemberId: '01960000-0000-7000-8000-0000000000f3',
      names: { known: 'Mari Kask', imported: 'Mari Kask-Tamm' },
    },
    {
      line: 300,
      field: 'personalCode',
      reason: 'BAD_CHECK_DIGIT',
      isWarning: false,
      listCode: 'N0412',
      clinicMemberId: null,
      names: null,
    },
  ],
  nextAfterLine: null,
});
const none = answers(listListImports, { imports: [], registerMethods: [] });

afterEach(() => {
  clearSelectedClinic();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const path = '/admin/clinic-import';
const open = async (shown: ListImport, ...more: Parameters<typeof fakeServer>) => {
  const server = fakeServer(
    answers(getListImport, shown),
    answers(markImportSeen, {}),
    none,
    problems,
    ...more,
  );
  const view = await renderScreen(<Component />, { user: admin, at: `${path}?import=${id}`, path });
  return { ...server, ...view };
};

it('begins with choosing a file, and says that nothing changes before a yes', async () => {
  fakeServer(none);
  await renderScreen(<Component />, { user: admin, at: path, path });
  expect(await screen.findByLabelText('Choose a file')).toBeTruthy();
  expect(screen.getByText(/Nothing changes before you say yes/)).toBeTruthy();
});

it('whoever comes back finds what is under way', async () => {
  const running = listImport({ state: 'RUNNING', isDryRun: false, rowsRead: 3041 });
  fakeServer(
    answers(listListImports, { imports: [running], registerMethods: [] }),
    answers(getListImport, running),
  );
  await renderScreen(<Component />, { user: admin, at: path, path });
  expect(await screen.findByText('3,041 of 4,902 patients')).toBeTruthy();
  const lists = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lists.some((words) => words?.includes('read, 1,618'))).toBe(true);
  expect(lists.some((words) => words?.includes('1,423 of 1,702'))).toBe(true);
  expect(lists.some((words) => words?.includes('waits'))).toBe(true);
});

it('is stopped by a button', async () => {
  const running = listImport({ state: 'RUNNING', isDryRun: false, rowsRead: 3041 });
  const { calls } = await open(running, answers(stopListImport, listImport({ state: 'STOPPED' })));
  await userEvent.click(await screen.findByRole('button', { name: /^Stop the import/ }));
  await waitFor(() => expect(calls.some(({ path: to }) => to.endsWith(`${id}/stop`))).toBe(true));
});

it('shows what the file would change and every odd row, and imports after a yes', async () => {
  const { calls } = await open(listImport(), answers(confirmListImport, listImport({ state: 'RUNNING' })));
  expect(await screen.findByText('Nothing has changed yet.')).toBeTruthy();
  const table = await screen.findByRole('table', { name: 'Rows that need a look' });
  expect(table.textContent).toContain('N0412 · 214');
  expect(table.textContent).toContain('Mari Kask here, Mari Kask-Tamm in the import. Not changed.');
  expect(table.textContent).toContain('Personal code has a typing mistake');
  expect(screen.getByRole('link', { name: 'Report' }).getAttribute('href')).toBe(
    `/api/clinic/import/${id}/report?locale=en`,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Import 3 lists/ }));
  await waitFor(() => expect(calls.some(({ path: to }) => to.endsWith(`${id}/confirm`))).toBe(true));
});

it('shows nothing of another clinic’s import, and takes it out of the address', async () => {
  const { router } = await open(listImport({ clinicId: '01960000-0000-7000-8000-0000000000f2' }));
  expect(await screen.findByLabelText('Choose a file')).toBeTruthy();
  expect(screen.queryByText('Nothing has changed yet.')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Import 3 lists/ })).toBeNull();
  expect(router.state.location.search).toBe('');
});

it('asks once more where a list loses many', async () => {
  const { calls } = await open(
    listImport({ losesTooMany: ['N0412'] }),
    answers(confirmListImport, listImport({ state: 'RUNNING' })),
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Import 3 lists/ }));
  const asked = within(await screen.findByRole('alertdialog'));
  expect(calls.some(({ path: to }) => to.endsWith('/confirm'))).toBe(false);
  await userEvent.click(asked.getByRole('button', { name: /^Import all the same/ }));
  await waitFor(() => expect(calls.some(({ path: to }) => to.endsWith(`${id}/confirm`))).toBe(true));
});

it('a yes long after the sign-in leads to a new one, and nothing is lost', async () => {
  await open(listImport(), refuses(confirmListImport, 468, 'SIGN_IN_TOO_OLD'));
  await userEvent.click(await screen.findByRole('button', { name: /^Import 3 lists/ }));
  expect(await screen.findByRole('button', { name: 'Sign in again' })).toBeTruthy();
  expect(screen.getByText('Nothing has changed yet.')).toBeTruthy();
});

it('says how many more odd rows there are than are listed', async () => {
  const row = { field: 'surname', reason: 'MISSING', isWarning: false, listCode: null } as const;
  const odd = [1, 2, 3, 4, 5].map((line) => ({ ...row, line, clinicMemberId: null, names: null }));
  fakeServer(
    answers(getListImport, listImport({ problems: 1_234 })),
    answers(markImportSeen, {}),
    none,
    answers(listImportProblems, { problems: odd, nextAfterLine: null }),
  );
  await renderScreen(<Component />, { user: admin, at: `${path}?import=${id}`, path });
  await userEvent.click(await screen.findByRole('button', { name: 'Show all 1,234' }));
  expect(await screen.findByText(/^The first 1,000 are listed, and 1,229 more rows are odd/)).toBeTruthy();
});

it('asks again with both numbers when more would leave than was agreed', async () => {
  const { calls } = await open(
    listImport({ left: 21, agreedLeft: 3 }),
    answers(confirmListImport, listImport({ state: 'RUNNING' })),
  );
  expect((await screen.findByRole('alert')).textContent).toContain('21, not 3');
  await userEvent.click(screen.getByRole('button', { name: /^Import 3 lists/ }));
  await waitFor(() =>
    expect(calls.find(({ path: to }) => to.endsWith(`${id}/confirm`))?.body).toEqual({ left: 21 }),
  );
});

it('while the patients are put into the lists it cannot be stopped, and the page says why', async () => {
  await open(listImport({ state: 'RUNNING', isDryRun: false }));
  expect(await screen.findByText(/This cannot be stopped any more/)).toBeTruthy();
  const stop = screen.getByRole('button', { name: /^Stop the import/ });
  expect(stop.hasAttribute('disabled') || stop.getAttribute('aria-disabled') === 'true').toBe(true);
});

it('two names for one code are compared, and the new one is taken over', async () => {
  const { calls } = await open(listImport({ state: 'DONE', isDryRun: false }), answers(takeImportedName, {}));
  await userEvent.click(await screen.findByRole('button', { name: 'Compare the names of row 214' }));
  const asked = within(await screen.findByRole('alertdialog'));
  expect(asked.getByText('Mari Kask')).toBeTruthy();
  expect(asked.getByText('Mari Kask-Tamm')).toBeTruthy();
  await userEvent.click(asked.getByRole('button', { name: /^Take over the new name/ }));
  await waitFor(() =>
    expect(calls.find(({ path: to }) => to.endsWith(`${id}/take-name`))?.body).toEqual({ line: 214 }),
  );
});

it('whoever sees the end is not written to about it; while it runs nothing is said', async () => {
  const { calls, unmount } = await open(listImport({ state: 'DONE', isDryRun: false }));
  await waitFor(() => expect(calls.some(({ path: to }) => to.endsWith(`${id}/seen`))).toBe(true));
  unmount();
  const running = await open(listImport({ state: 'RUNNING', rowsRead: 1 }));
  await screen.findByText('1 of 4,902 patients');
  expect(running.calls.some(({ path: to }) => to.endsWith('/seen'))).toBe(false);
});

it('tells the result with its counts', async () => {
  await open(listImport({ state: 'DONE', isDryRun: false }));
  expect(await screen.findByText('3 lists imported, rows that need a look: 1')).toBeTruthy();
  expect(screen.getByText('37')).toBeTruthy();
  expect(screen.getByText('left, kept as past')).toBeTruthy();
  expect(screen.getByText(/4 min 50 s/)).toBeTruthy();
});

it('of two organisations the next one is chosen when its lists are asked for', async () => {
  const [first] = admin.employments;
  if (!first) throw new Error('no clinic');
  const other = { ...first, clinicId: '01960000-0000-7000-8000-0000000000fe', clinicName: 'Toome' };
  fakeServer(
    answers(getListImport, listImport({ state: 'DONE', isDryRun: false, source: 'REGISTER' })),
    answers(markImportSeen, {}),
    none,
    problems,
  );
  const both = { ...admin, employments: [first, other] };
  const { router } = await renderScreen(<Component />, { user: both, at: `${path}?import=${id}`, path });
  await userEvent.click(await screen.findByRole('button', { name: 'Next organisation' }));
  expect(router.state.location.pathname).toBe('/admin/clinic-import/dashboard');
  expect(selectedClinicOf(both)?.clinicId).toBe(other.clinicId);
});

it('after a failure it says that the lists are as they were, and offers another try', async () => {
  await open(listImport({ state: 'FAILED' }));
  expect(await screen.findByText('The import failed')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Write to support' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Import another file' }));
  expect(await screen.findByLabelText('Choose a file')).toBeTruthy();
});

it('whoever comes back finds lists that are still being fetched from the register', async () => {
  const fetching = listImport({ state: 'UPLOADING', source: 'REGISTER', isDryRun: false, rowsRead: 1618 });
  fakeServer(
    answers(listListImports, { imports: [fetching], registerMethods: ['SMART_ID'] }),
    answers(getListImport, fetching),
  );
  await renderScreen(<Component />, { user: admin, at: path, path });
  expect(await screen.findByRole('region', { name: 'Fetching lists from the register' })).toBeTruthy();
  expect(screen.getByText('1,618 of 4,902 patients')).toBeTruthy();
});

it('says why the register gave nothing, and leads back to its lists', async () => {
  const { router } = await open(
    listImport({ state: 'FAILED', source: 'REGISTER', failure: 'REGISTER_NOT_AVAILABLE' }),
  );
  expect(await screen.findByText(/The patient register did not answer/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Write to support' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(router.state.location.pathname).toBe('/admin/clinic-import/dashboard');
});

it('whoever administers another clinic is told so, and nothing is fetched', async () => {
  const { calls } = fakeServer();
  await renderScreen(<Component />, { user: staff, at: path, path });
  expect(screen.getByRole('heading', { name: 'For the admins of this clinic' })).toBeTruthy();
  expect(calls).toEqual([]);
});
