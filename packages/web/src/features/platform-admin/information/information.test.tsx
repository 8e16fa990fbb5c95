import {
  addInformation,
  type EditedInformation,
  getEditedInformation,
  getInformationVersion,
  type InformationContent,
  listEditedInformation,
  publishInformation,
  saveInformation,
  withdrawInformation,
} from '@tervita/contract/information-hub';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { givenUser } from '../../../core/session/given.ts';
import { answers, fakeServer, refuses } from '../../../testing/answers.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as ListPage } from './information-page.tsx';
import { Component as ItemPage } from './item-page.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

const givenAdmin = givenUser({ permissions: ['PRM_TERVITA_ADMIN'], activeRole: 'PRM_TERVITA_ADMIN' });
const id = '01960000-0000-7000-8000-0000000000e1';
const text = (title: string) => ({ title, summary: 'Short', body: '### Today', sourceName: 'Guideline' });
const content = (title: string): InformationContent => ({
  kind: 'GUIDELINE',
  sourceUrl: 'https://www.ravijuhend.ee/',
  problemTypes: [],
  texts: { et: text(title), en: text(title), ru: text(title), pl: text(title) },
});
const saved = (version: number, by = 'Kaarel Viidasalu') => ({ version, by, at: '2026-03-09T10:00:00.000Z' });
const item = (over: Partial<EditedInformation> = {}): EditedInformation => ({
  id,
  state: 'DRAFT',
  version: 1,
  revision: 1,
  publishedVersion: null,
  publishedAt: null,
  withdrawnAt: null,
  content: content('Back pain'),
  versions: [saved(1)],
  ...over,
});
const show = (path: string, at = path) => renderScreen(<ItemPage />, { user: givenAdmin, path, at });
const open = () => show('/prm/information-hub/:id', `/prm/information-hub/${id}`);
const title = () => screen.findByLabelText('Title');

it('the list tells states and newer drafts', async () => {
  fakeServer(
    answers(listEditedInformation, {
      items: [
        {
          id,
          kind: 'MEDICINE',
          title: 'Back pain',
          state: 'PUBLISHED',
          version: 3,
          publishedVersion: 2,
          publishedAt: '2026-03-09T10:00:00.000Z',
          updatedAt: '2026-03-10T10:00:00.000Z',
          updatedBy: 'Kaarel Viidasalu',
        },
      ],
      total: 1,
    }),
  );
  await renderScreen(<ListPage />, { user: givenAdmin, at: '/prm/information-hub' });
  const row = (await screen.findByRole('link', { name: 'Back pain' })).closest('tr') as HTMLElement;
  within(row).getByText('Published');
  within(row).getByText('Newer draft');
});

it('a text with HTML is not saved, and its line is named; what is empty is counted', async () => {
  const { calls } = fakeServer(answers(addInformation, item()));
  await show('/prm/information-hub/new');
  await userEvent.type(await title(), 'Back pain');
  screen.getByText('3 fields are empty');
  await userEvent.type(screen.getByLabelText('Text'), 'Fine{Enter}{Enter}<b>bold</b>');
  screen.getByText('Line 3: HTML cannot be used.');
  const save = screen.getByRole('button', { name: /^Save draft/ });
  expect(save.hasAttribute('disabled')).toBe(true);
  await userEvent.clear(screen.getByLabelText('Text'));
  await userEvent.click(save);
  await vi.waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
});

it('what was typed and not saved is there again after a reload', async () => {
  fakeServer();
  const page = await show('/prm/information-hub/new');
  await userEvent.type(await title(), 'Tick bite');
  page.unmount();
  await show('/prm/information-hub/new');
  expect(((await title()) as HTMLInputElement).value).toBe('Tick bite');
});

it('what another admin saved meanwhile is told, and nothing typed is lost', async () => {
  const { calls, change } = fakeServer(
    answers(getEditedInformation, item()),
    refuses(saveInformation, 469, 'INFORMATION_CHANGED'),
  );
  await open();
  await userEvent.type(await title(), ' of mine');
  change(
    answers(
      getEditedInformation,
      item({ version: 2, content: content('Theirs'), versions: [saved(2, 'Piret Saar'), saved(1)] }),
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: /^Save draft/ }));
  await screen.findByText('Piret Saar saved version 2. What you wrote is still here.');
  expect(((await title()) as HTMLInputElement).value).toBe('Back pain of mine');
  change(answers(saveInformation, item({ version: 3, content: content('Back pain of mine') })));
  await userEvent.click(screen.getByRole('button', { name: 'Save mine as the next version' }));
  await vi.waitFor(() =>
    expect(
      calls
        .filter(({ method }) => method === 'POST')
        .at(-1)
        ?.headers.get('if-match'),
    ).toBe('"2"'),
  );
});

it('is published when it is saved and complete; of a new version readers are told when one says so', async () => {
  const gap = { ...content('Back pain'), sourceUrl: '' };
  const { calls, change } = fakeServer(answers(getEditedInformation, item({ content: gap })));
  const { client } = await open();
  await screen.findByText('Before publishing, fill in: Address of the source.');
  expect(screen.getByRole('button', { name: 'Publish' }).hasAttribute('disabled')).toBe(true);
  const newer = item({ state: 'PUBLISHED', version: 2, publishedVersion: 1, publishedAt: saved(1).at });
  change(answers(getEditedInformation, newer));
  change(answers(publishInformation, { ...newer, publishedVersion: 2 }));
  await client.invalidateQueries();
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Publish' }).hasAttribute('disabled')).toBe(false),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Tell readers again' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
  await vi.waitFor(() =>
    expect(calls.find(({ path }) => path.endsWith('/publish'))?.body).toEqual({ tellAgain: true }),
  );
});

it('what cannot be published any more is looked at again', async () => {
  const { calls } = fakeServer(
    answers(getEditedInformation, item()),
    refuses(publishInformation, 469, 'INFORMATION_CHANGED'),
  );
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  const before = calls.filter(({ path }) => path.endsWith(id)).length;
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Publish' }),
  );
  await vi.waitFor(() =>
    expect(calls.filter(({ path }) => path.endsWith(id)).length).toBeGreaterThan(before),
  );
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

const out = item({ state: 'PUBLISHED', revision: 7, publishedVersion: 1, publishedAt: saved(1).at });
const confirm = async (name: 'Publish' | 'Withdraw') => {
  await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
};

it.each([
  ['Publish', item({ revision: 7 }), publishInformation],
  ['Withdraw', out, withdrawInformation],
] as const)(
  '%s: who signed in long ago is asked to do it again, and the dialog stays',
  async (name, given, route) => {
    const { calls } = fakeServer(
      answers(getEditedInformation, given),
      refuses(route, 468, 'SIGN_IN_TOO_OLD'),
    );
    await open();
    await confirm(name);
    const dialog = await screen.findByRole('alertdialog');
    await within(dialog).findByRole('button', { name: 'Sign in again' });
    expect(calls.find(({ method }) => method === 'POST')?.headers.get('if-match')).toBe('"7"');
  },
);

it('what a colleague has changed meanwhile is not withdrawn but shown', async () => {
  const { change } = fakeServer(
    answers(getEditedInformation, out),
    refuses(withdrawInformation, 469, 'INFORMATION_CHANGED'),
  );
  await open();
  await screen.findByRole('button', { name: 'Withdraw' });
  change(
    answers(getEditedInformation, {
      ...out,
      version: 2,
      publishedVersion: 2,
      versions: [saved(2), saved(1)],
    }),
  );
  await confirm('Withdraw');
  await screen.findByText('Version 2');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('of versions that are not listed it is told how many they are', async () => {
  fakeServer(answers(getEditedInformation, item({ version: 203, versions: [saved(203), saved(202)] })));
  await open();
  await screen.findByText('201 earlier versions are not listed.');
});

it('an old version is read and brought back into the editor', async () => {
  const versions = [saved(2), saved(1)];
  fakeServer(
    answers(getEditedInformation, item({ version: 2, versions })),
    answers(getInformationVersion, { ...saved(1), content: content('As it was') }),
  );
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Read version 1' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('heading', { name: 'As it was' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Bring back' }));
  expect(((await title()) as HTMLInputElement).value).toBe('As it was');
  screen.getByText('Not saved');
});
