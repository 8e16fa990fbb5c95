import {
  type ClinicEContactDetail,
  decideLetterReader,
  getClinicEContact,
} from '@tervita/contract/e-contacts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answers, refuses } from '../../../../../testing/answers.ts';
import { toasts } from '../../../../../ui/toasts.ts';
import { detail, moved, open, planned, replyField } from '../given.tsx';

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const reader = {
  openingId: planned.id,
  name: 'Liisi Tamm',
  address: 'liisi@example.com',
  receiverName: 'Oskar Lepaste',
  openedAt: '2026-03-12T09:30:00.000Z',
  decision: null,
  decidedByName: null,
  decidedAt: null,
} as const;
const sentAway = {
  ...reader,
  decision: 'REFUSED',
  decidedByName: 'Liis Kasemaa',
  decidedAt: '2026-03-12T10:30:00.000Z',
} as const;
const opened: Partial<ClinicEContactDetail> = { version: 4, letterReaders: [reader] };
const bar = () => screen.findByRole('region', { name: 'Letter opened, not confirmed' });
const button = (name: string) => screen.findByRole('button', { name });
const confirm = async () => {
  await userEvent.click(await button('Confirm that this is Oskar Lepaste'));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm that this is Oskar Lepaste' }));
};
const posted = (calls: readonly { method: string; body: unknown }[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ body }) => body);

it('says who opened the letter, by which address and when; gives the whole record after a second word only', async () => {
  const { calls, change } = await open({ detail: opened }, answers(decideLetterReader, moved));
  const show = vi.spyOn(toasts, 'show');
  expect((await bar()).textContent).toContain('Liisi Tamm (liisi@example.com)');
  expect((await bar()).textContent).toContain('Not confirmed.');
  const confirmed = { ...sentAway, decision: 'CONFIRMED' } as const;
  change(answers(getClinicEContact, { ...detail, ...opened, letterReaders: [confirmed] }));
  await userEvent.click(await button('Confirm that this is Oskar Lepaste'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Open the whole record to Liisi Tamm?' });
  expect(dialog.textContent).toContain('Whoever reads liisi@example.com will see all');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(posted(calls)).toEqual([]);
  await confirm();
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Letter opened, not confirmed' })).toBeNull(),
  );
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  await waitFor(() =>
    expect(show).toHaveBeenCalledWith({ tone: 'success', text: 'Confirmed: this is Oskar Lepaste' }),
  );
  expect(posted(calls)).toEqual([{ openingId: reader.openingId, decision: 'CONFIRMED' }]);
});

it('asks before it sends somebody away, and says afterwards who did', async () => {
  const { calls, change } = await open({ detail: opened }, answers(decideLetterReader, moved));
  await userEvent.click(await button('Not this person'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Liisi Tamm is not Oskar Lepaste?' });
  expect(dialog.textContent).toContain('What they wrote stays here');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(posted(calls)).toEqual([]);
  await userEvent.click(await button('Not this person'));
  change(answers(getClinicEContact, { ...detail, ...opened, version: 5, letterReaders: [sentAway] }));
  const again = await screen.findByRole('alertdialog');
  await userEvent.click(within(again).getByRole('button', { name: 'Not this person' }));
  expect(
    await screen.findByText(/^Liis Kasemaa, .*: Liisi Tamm, who opened the letter, is not Oskar Lepaste\.$/),
  ).toBeTruthy();
  expect(posted(calls)).toEqual([{ openingId: reader.openingId, decision: 'REFUSED' }]);
  expect(screen.queryByRole('button', { name: 'Not this person' })).toBeNull();
});

it('does not say that somebody is not themselves when both have one name', async () => {
  const namesake = { ...reader, receiverName: reader.name };
  const former = { ...sentAway, openingId: detail.id, receiverName: sentAway.name };
  await open({ detail: { ...opened, letterReaders: [namesake, former] } });
  expect(
    await screen.findByText(/: the letter was opened by another person called Liisi Tamm\.$/),
  ).toBeTruthy();
  await userEvent.click(await button('Not this person'));
  expect(
    await screen.findByRole('alertdialog', { name: 'Is this another person called Liisi Tamm?' }),
  ).toBeTruthy();
});

it.each([
  ['opened after what the clinic wrote last', '2026-03-12T09:00:00.000Z', null, /^Seen /],
  ['opened before that', '2026-03-12T10:00:00.000Z', null, 'Not seen yet'],
  ['opened by somebody else', '2026-03-12T09:00:00.000Z', 'REFUSED', 'Never signed in'],
] as const)(
  'says of the clinic’s message what a letter means for it: %s',
  async (_, written, decision, words) => {
    const letterReaders = [{ ...reader, decision }];
    const patient = { ...detail.patient, lastOnlineAt: null };
    await open({ detail: { ...opened, letterReaders, lastWrittenAt: written, seenAt: null, patient } });
    expect((await screen.findByText('Our last message')).nextElementSibling?.textContent).toMatch(words);
  },
);

it('comes back with the reason when a colleague was faster', async () => {
  await open({ detail: opened }, refuses(decideLetterReader, 468, 'LETTER_READER_DECIDED'));
  const show = vi.spyOn(toasts, 'show');
  await confirm();
  await waitFor(() => expect(show).toHaveBeenCalled());
  expect(show.mock.calls.some(([{ tone }]) => tone === 'success')).toBe(false);
  expect(await button('Not this person')).toBeTruthy();
});

it('tells whoever answers to whom it goes', async () => {
  await open({ detail: opened });
  await userEvent.click(await replyField());
  const warning = screen.getByText(/^Your answer goes to Liisi Tamm, who opened the letter/);
  const described = (await replyField()).getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(warning.textContent);
});

it('says that a digital ID has shown whose the record is, and that a letter is locked', async () => {
  const letterReaders = [{ ...sentAway, decidedByName: null }];
  await open({ detail: { ...opened, letterReaders, isLetterLocked: true } });
  expect(await screen.findByText(/the patient signed in with a digital ID/)).toBeTruthy();
  expect(screen.getByText(/A new letter brings five new tries, at most three times a day/)).toBeTruthy();
});
