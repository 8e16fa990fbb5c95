import { addInfo, getPatientTimeline } from '@tervita/contract/e-contacts';
import {
  getPatientFile,
  type ListedFile,
  linkPatientFile,
  listPatientFiles,
  removePatientFile,
} from '@tervita/contract/files';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { givenUser } from '../../core/session/given.ts';
import { answers, fakeServer, refuses } from '../../testing/answers.ts';
import { fakeUpload } from '../../testing/fake-upload.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as FilesPage } from './patient/files-page.tsx';
import { Component as UploadFilesPage } from './patient/upload-files-page.tsx';

const id = '01890000-0000-7000-8000-000000000001';
const at = '2026-03-12T10:00:00.000Z';
const eContact = {
  id,
  type: 'COUGH',
  status: 'SUBMITTED',
  turn: 'CLINIC',
  version: 3,
  createdAt: at,
  updatedAt: at,
  openedAt: null,
  completedAt: null,
  membershipPending: false,
  clinicHasAnswered: false,
  clinic: { clinicId: id, name: 'Pärnaoru', timeZone: 'Europe/Tallinn' },
  creator: { kind: 'PATIENT', name: 'Mari Lepaste', isMe: true },
  emergencySince: null,
  areMedicinesDecided: false,
  patient: { personId: id, firstName: 'Mari', surname: 'Lepaste', isMe: true },
} as const;
const listed = (over: Partial<ListedFile> = {}): ListedFile => ({
  id: '01890000-0000-7000-8000-000000000002',
  name: 'leht.pdf',
  size: 2_621_440,
  mediaType: 'application/pdf',
  scanState: 'CLEAN',
  canOpen: true,
  at,
  from: 'PATIENT',
  sent: true,
  ...over,
});

beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => vi.unstubAllGlobals());

const show = (page: 'files' | 'upload-files', query = `?eContactId=${id}`) =>
  renderScreen(page === 'files' ? <FilesPage /> : <UploadFilesPage />, {
    user: givenUser(),
    at: `/my-e-contacts/${page}${query}`,
    path: `/my-e-contacts/${page}`,
  });
const thread = answers(getPatientTimeline, {
  clinicPhone: null,
  clinicEmails: [],
  clinicWebsites: [],
  openingHours: { timeZone: 'Europe/Tallinn', weekly: [], specialDays: [] },
  eContact,
  entries: [],
  earlierBefore: null,
  questionnaireRequests: [],
});

it.each(['files', 'upload-files'] as const)(
  '%s without an e-contact leads back to the list',
  async (page) => {
    fakeServer();
    const { router } = await show(page, '');
    await waitFor(() => expect(router.state.location.pathname).toBe('/my-e-contacts'));
  },
);

it('sending files that cannot begin can be tried again; support is told of a fault of ours', async () => {
  const { change } = fakeServer(thread, refuses(listPatientFiles, 500, 'TECHNICAL'));
  await show('upload-files');
  const support = await screen.findByRole('link', { name: 'Contact support' });
  expect(support.getAttribute('href')).toBe('/help/technical-problem?error=request-1');
  change(answers(listPatientFiles, { files: [], scanState: null }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByLabelText('Add files');
});

it('what is being written stays when a later look fails', async () => {
  const { change } = fakeServer(thread, answers(listPatientFiles, { files: [], scanState: null }));
  const { client } = await show('upload-files');
  await userEvent.type(await screen.findByRole('textbox'), 'Tere');
  change(refuses(listPatientFiles, 500, 'TECHNICAL'));
  await client.invalidateQueries();
  await userEvent.type(screen.getByRole('textbox'), ' taas');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Tere taas');
});

it('lists files with their state, and offers no way to open an infected one', async () => {
  const infected = listed({
    id: '01890000-0000-7000-8000-000000000003',
    name: 'halb.txt',
    scanState: 'INFECTED',
    canOpen: false,
    from: 'CLINIC',
  });
  fakeServer(thread, answers(listPatientFiles, { files: [listed(), infected], scanState: 'INFECTED' }));
  await show('files');
  expect(await screen.findByText('2.5 MB · No viruses found')).toBeTruthy();
  expect(screen.getByText('A virus was found in at least one file. It cannot be opened.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download leht.pdf' })).toBeTruthy();
  const clinic = screen.getByRole('region', { name: 'From the clinic' });
  expect(within(clinic).getByText('halb.txt')).toBeTruthy();
  expect(within(clinic).queryByRole('button')).toBeNull();
});

it('opens a file by a link made for it', async () => {
  const { calls } = fakeServer(
    thread,
    answers(listPatientFiles, { files: [listed()], scanState: 'CLEAN' }),
    answers(linkPatientFile, { url: '/api/files/token', expiresAt: at }),
  );
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await show('files');
  await userEvent.click(await screen.findByRole('button', { name: 'Download leht.pdf' }));
  await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
  expect(calls.at(-1)?.path).toBe(`/api/patient/files/${listed().id}/link`);
});

it('sends what was uploaded as added information, words not needed', async () => {
  const { at: _at, from: _from, sent: _sent, ...item } = listed({ scanState: 'WAITING', canOpen: false });
  const uploaded = fakeUpload(200, item);
  const { calls } = fakeServer(
    thread,
    answers(listPatientFiles, { files: [], scanState: null }),
    answers(getPatientFile, item),
    answers(addInfo, { id, status: 'SUBMITTED', turn: 'CLINIC', version: 4, warning: null, ask: null }),
  );
  const { router } = await show('upload-files');
  const send = await screen.findByRole('button', { name: /Send to the clinic/ });
  await userEvent.click(send);
  expect(screen.getByText('Add at least one file')).toBeTruthy();
  await userEvent.upload(screen.getByLabelText('Add files'), new File(['%PDF-1.4'], 'leht.pdf'));
  expect(await screen.findByText('Being checked for viruses', { exact: false })).toBeTruthy();
  expect(uploaded).toEqual([`/api/patient/e-contacts/${id}/upload`]);
  await userEvent.click(send);
  await waitFor(() => expect(router.state.location.pathname).toBe(`/e-contacts/${id}/timeline`));
  const sent = calls.find(({ path }) => path.endsWith('/info'));
  expect(sent?.body).toEqual({ infoText: '', infoFileIds: [item.id] });
});

it('says what is wrong at the file, and keeps the message back until it is removed', async () => {
  fakeUpload(413, { code: 'TOO_LARGE' });
  const { calls } = fakeServer(
    thread,
    answers(listPatientFiles, { files: [listed({ sent: false })], scanState: 'CLEAN' }),
    answers(removePatientFile, {}),
    refuses(addInfo, 469, 'E_CONTACT_CHANGED'),
  );
  await show('upload-files');
  await userEvent.upload(await screen.findByLabelText('Add files'), new File(['%PDF-1.4'], 'suur.pdf'));
  expect(await screen.findByText('The file is larger than 50 MB', { exact: false })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Send to the clinic/ }));
  expect(screen.getByText('Some files were not uploaded. Try again or remove them.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove suur.pdf' }));
  await userEvent.click(screen.getByRole('button', { name: /Send to the clinic/ }));
  expect(await screen.findByText('Something new was written meanwhile', { exact: false })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove leht.pdf' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
});

it('says in one sentence which files found no room', async () => {
  const { at: _at, from: _from, sent: _sent, ...item } = listed();
  fakeUpload(200, item);
  fakeServer(
    thread,
    answers(listPatientFiles, { files: [], scanState: null }),
    answers(getPatientFile, item),
  );
  const { unmount } = await show('upload-files');
  const files = Array.from({ length: 12 }, (_, number) => new File(['%PDF-1.4'], `leht-${number}.pdf`));
  await userEvent.upload(await screen.findByLabelText('Add files'), files);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Not added: leht-10\.pdf, leht-11\.pdf\./);
  expect(screen.getAllByRole('button', { name: /^(Remove|Cancel)/ })).toHaveLength(10);
  // The list may be longer than its box.
  expect(screen.getByText('10 files')).toBeTruthy();
  unmount();
});
