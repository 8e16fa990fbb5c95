import {
  addReplyTemplate,
  editReplyTemplate,
  listReplyTemplates,
  type ReplyTemplate,
  removeReplyTemplate,
} from '@tervita/contract/reply-templates';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { givenStaff } from '../../../core/session/given.ts';
import { answers, fakeServer, refuses } from '../../../testing/answers.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component } from './templates-page.tsx';

const template = (number: number, more: Partial<ReplyTemplate> = {}): ReplyTemplate => ({
  id: `01960000-0000-7000-8000-0000000000b${number}`,
  heading: `Template ${number}`,
  content: 'Tere, {firstName}!',
  forAll: false,
  problemType: null,
  isTypeOffered: true,
  isMine: true,
  version: 1,
  ...more,
});
const all = [
  template(1, { heading: 'Vereproov', content: 'Tulge söömata' }),
  template(2, { heading: 'Köha', forAll: true, isMine: false, problemType: 'COUGH' }),
];

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const open = async (templates: ReplyTemplate[], ...more: Parameters<typeof fakeServer>) => {
  const server = fakeServer(...more, answers(listReplyTemplates, { templates }));
  const view = await renderScreen(<Component />, { user: givenStaff() });
  return { ...server, ...view };
};
const rows = () => screen.getAllByRole('listitem').map((row) => within(row).getByRole('button').textContent);
const row = (name: RegExp) => screen.findByRole('button', { name });

it('is searched by words, without their accents, and shown by whose they are', async () => {
  await open(all);
  await row(/^Vereproov/);
  await userEvent.type(screen.getByRole('searchbox'), 'soomata tul');
  expect(rows()).toEqual([expect.stringMatching(/^Vereproov/)]);
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.click(screen.getByText('For all', { selector: 'label *, label' }));
  expect(rows()).toEqual([expect.stringMatching(/^Köha.*Only: Cough/)]);
  await userEvent.type(screen.getByRole('searchbox'), 'zzz');
  expect(screen.getByText('No template fits')).toBeTruthy();
});

it('says of one whose reason the clinic has switched off that it is not offered', async () => {
  await open([
    template(1, { problemType: 'COUGH', isTypeOffered: false }),
    template(2, { problemType: 'COUGH' }),
  ]);
  expect((await row(/^Template 1/)).textContent).toContain('The clinic does not offer this reason now');
  expect((await row(/^Template 2/)).textContent).not.toContain('offer');
});

it('adds one with a place for the name, and says what is missing', async () => {
  const { calls } = await open([], answers(addReplyTemplate, template(3)));
  await userEvent.click(await row(/New template/));
  await userEvent.type(screen.getByLabelText('Name'), 'Tervitus');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Fill in this field')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Text'), 'Tere, ');
  await userEvent.click(screen.getByRole('button', { name: 'First name of the patient' }));
  await userEvent.click(screen.getByLabelText(/For all employees/));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    heading: 'Tervitus',
    content: 'Tere, {firstName}',
    forAll: true,
    problemType: null,
  });
});

it('has the cursor behind the name that was put in before the next key can be pressed', async () => {
  await open([]);
  await userEvent.click(await row(/New template/));
  await userEvent.type(screen.getByLabelText('Text'), 'Tere, ');
  const putFirstName = screen.getByRole('button', { name: 'First name of the patient' });
  putFirstName.focus();
  fireEvent.click(putFirstName);
  expect(document.activeElement).toBe(screen.getByLabelText('Text'));
  await userEvent.keyboard('! Kohtumiseni.');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('Tere, {firstName}! Kohtumiseni.');
});

it('keeps what was typed when it could not be saved, also when the page is opened again', async () => {
  const { unmount } = await open(all, refuses(editReplyTemplate, 469, 'REPLY_TEMPLATE_CHANGED'));
  await userEvent.click(await row(/^Vereproov/));
  await userEvent.type(screen.getByLabelText('Text'), ' hommikul');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const typed = () => screen.getByLabelText<HTMLTextAreaElement>('Text').value;
  expect(typed()).toBe('Tulge söömata hommikul');
  unmount();
  await open([template(1, { content: 'Kolleegi sõnad', version: 2 })]);
  await userEvent.click(await row(/^Template 1/));
  expect(typed()).toBe('Tulge söömata hommikul');
  expect(screen.getByRole('alert').textContent).toContain('Kolleegi sõnad');
});

it("shows a colleague's words before one's own replace them", async () => {
  const { client } = await open(all);
  await userEvent.click(await row(/^Vereproov/));
  fakeServer(
    answers(listReplyTemplates, { templates: [template(1, { content: 'Kolleegi sõnad', version: 2 })] }),
  );
  await client.invalidateQueries();
  expect(await screen.findByText(/Kolleegi sõnad/, { selector: '[role=alert] *' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Replace it with mine' })).toBeTruthy();
});

it("what a colleague shared stays everybody's; deleting asks first", async () => {
  const { calls } = await open(all, answers(removeReplyTemplate, {}));
  await userEvent.click(await row(/^Köha/));
  expect(screen.getByLabelText<HTMLInputElement>(/For all employees/).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const asked = await screen.findByRole('alertdialog');
  expect(asked.textContent).toContain('All employees lose it');
  await userEvent.click(within(asked).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
});
