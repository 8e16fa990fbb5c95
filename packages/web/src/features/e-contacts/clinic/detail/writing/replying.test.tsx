import { addNote, cancelPlannedMove, listClinicEContacts, sendInquiry } from '@tervita/contract/e-contacts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answers, refuses } from '../../../../../testing/answers.ts';
import { toasts } from '../../../../../ui/toasts.ts';
import { undoLast } from '../../actions/undo.ts';
import { givenRow } from '../../given.ts';
import { byKadri, detail, moved, open, planned, replyField } from '../given.tsx';

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('a reply', () => {
  it('goes with the seconds to take it back, and its words come back with Undo', async () => {
    const { calls } = await open(
      {},
      answers(sendInquiry, { ...moved, planned: { id: planned.id, dueAt: planned.dueAt } }),
      answers(cancelPlannedMove, planned),
    );
    const field = await replyField();
    await userEvent.type(field, 'Kas palavik on?');
    const show = vi.spyOn(toasts, 'show');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe(''));
    // The page itself shows what is on its way.
    expect(show).not.toHaveBeenCalled();
    act(() => undoLast());
    await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe('Kas palavik on?'));
    expect(calls.find(({ path }) => path.endsWith('/actions/inquiry'))?.body).toMatchObject({
      undoable: true,
    });
  });

  it('stays where it is when a colleague was faster', async () => {
    await open({ timeline: { entries: [byKadri] } }, refuses(sendInquiry, 469, 'E_CONTACT_CHANGED'));
    const field = await replyField();
    await userEvent.type(field, 'Tere');
    await userEvent.click(screen.getByRole('button', { name: /^Send Ctrl/ }));
    expect(await screen.findByRole('button', { name: /Send anyway/ })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toMatch(/^Kadri Mägiste answered just now/);
    // Her words stand beside one's own.
    expect(within(screen.getByRole('alert')).getByText('Kas palavik on?')).toBeTruthy();
    expect((field as HTMLTextAreaElement).value).toBe('Tere');
  });

  it('pressed again after a lost answer makes the same call, however much later', async () => {
    const { calls } = await open({}, refuses(sendInquiry, 503, 'TRY_LATER'));
    const field = await replyField();
    await userEvent.click(field);
    await userEvent.click(screen.getByRole('radio', { name: 'From a date' }));
    await userEvent.type(field, 'Tere');
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-12T08:00:00Z') });
    const send = () => userEvent.keyboard('{Control>}{Enter}{/Control}');
    const inquiries = () => calls.filter(({ path }) => path.endsWith('/actions/inquiry'));
    await send();
    await waitFor(() => expect(inquiries()).toHaveLength(1));
    vi.setSystemTime(new Date('2026-03-12T08:01:00Z'));
    await send();
    await waitFor(() => expect(inquiries()).toHaveLength(2));
    const [first, second] = inquiries();
    expect(second?.body).toEqual(first?.body);
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
  });

  it('that was refused counts its days from when it is sent at last', async () => {
    const { calls } = await open({}, refuses(sendInquiry, 468, 'E_CONTACT_REPLY_ON_ITS_WAY'));
    const field = await replyField();
    await userEvent.click(field);
    await userEvent.click(screen.getByRole('radio', { name: 'From a date' }));
    await userEvent.type(field, 'Tere');
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-12T08:00:00Z') });
    const inquiries = () => calls.filter(({ path }) => path.endsWith('/actions/inquiry'));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(inquiries()).toHaveLength(1));
    vi.setSystemTime(new Date('2026-03-13T09:00:00Z'));
    field.focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(inquiries()).toHaveLength(2));
    expect(inquiries()[1]?.body).toMatchObject({ openedAt: expect.stringMatching(/^2026-03-14/) });
  });

  it('that was typed on another device is here', async () => {
    const draft = { reply: 'Poolik', note: '', files: [], updatedAt: detail.updatedAt };
    await open({ timeline: { draft } });
    await waitFor(async () => expect(((await replyField()) as HTMLTextAreaElement).value).toBe('Poolik'));
  });
});

describe('the box one writes in', () => {
  const value = async () => ((await replyField()) as HTMLTextAreaElement).value;

  it('is one line until it is used, by a press or by R', async () => {
    await open({});
    await replyField();
    expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
    await userEvent.keyboard('r');
    expect(await screen.findByRole('button', { name: /^Send Ctrl/ })).toBeTruthy();
    await waitFor(async () => expect(document.activeElement).toBe(await replyField()));
  });

  it('shows in its line that something unsent stands there', async () => {
    const draft = { reply: 'Poolik', note: '', files: [], updatedAt: detail.updatedAt };
    await open({ timeline: { draft } });
    expect(await screen.findByText('Draft')).toBeTruthy();
  });

  it('is left by Escape with its words kept; the next Escape goes to the list', async () => {
    const { router } = await open({});
    await userEvent.type(await replyField(), 'Poolik{Escape}');
    expect(document.activeElement?.tagName).toBe('H1');
    expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
    expect(await value()).toBe('Poolik');
    expect(router.state.location.pathname).toBe(`/e-contacts/${detail.id}`);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/clinic-e-contacts'));
  });

  it('gives the keys back after sending: Z takes back, and types nothing', async () => {
    const { calls } = await open(
      {},
      answers(sendInquiry, { ...moved, planned: { id: planned.id, dueAt: planned.dueAt } }),
      answers(cancelPlannedMove, { ...planned, author: { name: 'Liis Kasemaa', me: true } }),
    );
    await userEvent.type(await replyField(), 'Kas palavik on?');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
    await userEvent.keyboard('z');
    await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
    await waitFor(async () => expect(await value()).toBe('Kas palavik on?'));
  });

  it('gives them back after a note too', async () => {
    const author = { name: 'Liis Kasemaa', role: 'NURSE', me: true } as const;
    await open({}, answers(addNote, { id: planned.id, at: detail.updatedAt, text: 'x', author }));
    await replyField();
    await userEvent.keyboard('n');
    await userEvent.type(await screen.findByLabelText('Note for colleagues'), 'Helistasin');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
    // Both are in reach again, as before the note.
    expect(await replyField()).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^Note/ }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Note for colleagues').value).toBe('');
  });
});

it('whoever comes next is named once it is done, also after it has left the list', async () => {
  const rows = [givenRow(1), givenRow(2)];
  const listed = (eContacts: typeof rows) => answers(listClinicEContacts, { eContacts, next: null });
  const { change, client } = await open({ detail: { turn: 'PATIENT' } }, listed(rows));
  const address = async () =>
    (await screen.findByRole('link', { name: /^Next: Patient Number2/ })).getAttribute('href');
  expect(await address()).toContain(rows[1]?.id);
  change(listed(rows.slice(1)));
  await act(() => client.invalidateQueries());
  expect(await address()).toContain(rows[1]?.id);
});
