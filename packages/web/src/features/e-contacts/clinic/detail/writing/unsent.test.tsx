import { onlineManager } from '@tanstack/react-query';
import {
  cancelPlannedMove,
  getClinicEContact,
  getClinicTimeline,
  saveReplyDraft,
  sendInquiry,
} from '@tervita/contract/e-contacts';
import { getClinicFile } from '@tervita/contract/files';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeDraft } from '../../../../../core/drafts/drafts.ts';
import { answers, refuses } from '../../../../../testing/answers.ts';
import { detail, me, moved, open, planned, replyField } from '../given.tsx';

afterEach(() => {
  onlineManager.setOnline(true);
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const draft = { reply: 'Poolik', note: '', files: [], updatedAt: detail.updatedAt };

it('what was typed a moment before the page was left is at the server', async () => {
  const { calls, unmount } = await open({}, answers(saveReplyDraft, { updatedAt: detail.updatedAt }));
  await userEvent.type(await replyField(), 'Tere');
  unmount();
  await waitFor(() =>
    expect(calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({ reply: 'Tere', note: '' }),
  );
});

it('a page that was only read saves nothing when it is left', async () => {
  const { calls, unmount } = await open({ timeline: { draft } });
  await waitFor(async () => expect(((await replyField()) as HTMLTextAreaElement).value).toBe('Poolik'));
  unmount();
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
});

describe('a copy of this tab that the server has', () => {
  const key = `reply/${detail.id}`;
  const words = async () => ((await replyField()) as HTMLTextAreaElement).value;
  const kept = (text: string, isSafe: boolean) =>
    writeDraft(me.userId, key, text, new Date(), 'session', isSafe);

  it('yields to what was written in another place since', async () => {
    kept('Tere', true);
    await open({ timeline: { draft: { ...draft, reply: 'Tere, Mari. Võtke rohkem vett.' } } });
    await waitFor(async () => expect(await words()).toBe('Tere, Mari. Võtke rohkem vett.'));
  });

  it('is gone when the words were sent from another place', async () => {
    kept('Tere', true);
    const { calls, unmount } = await open({ timeline: { draft: { ...draft, reply: '' } } });
    await waitFor(async () => expect(await words()).toBe(''));
    unmount();
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('of which the server has not all stays, below what was written elsewhere', async () => {
    kept('Võtke rohkem vett.', false);
    await open({ timeline: { draft: { ...draft, reply: 'Tere' } } });
    await waitFor(async () => expect(await words()).toBe('Tere\n\nVõtke rohkem vett.'));
  });

  it('is taken out of an open box when it was sent from another window; what was typed since stays', async () => {
    const { change, client } = await open({ timeline: { draft: { ...draft, reply: 'Tere' } } });
    await waitFor(async () => expect(await words()).toBe('Tere'));
    await userEvent.type(await replyField(), ' Ja veel.');
    const later = '2026-03-12T12:00:00.000Z';
    const sent = {
      entries: [],
      earlierBefore: null,
      planned: [],
      draft: { ...draft, reply: '', updatedAt: later },
    };
    change(answers(getClinicTimeline, sent));
    await act(() => client.invalidateQueries());
    await waitFor(async () => expect(await words()).toBe('Ja veel.'));
  });
});

it('a save that another window was faster than reads what is there, and loses nothing', async () => {
  const there = '2026-03-12T12:00:00.000Z';
  const { change, calls } = await open({}, refuses(saveReplyDraft, 469, 'DRAFT_CHANGED'));
  change(refuses(saveReplyDraft, 469, 'DRAFT_CHANGED'));
  const timeline = { entries: [], earlierBefore: null, planned: [] };
  change(answers(getClinicTimeline, { ...timeline, draft: { ...draft, reply: 'Seal', updatedAt: there } }));
  await userEvent.type(await replyField(), 'Siin');
  await waitFor(
    () =>
      expect(screen.getByLabelText<HTMLTextAreaElement>('Reply to the patient').value).toBe('Seal\n\nSiin'),
    {
      timeout: 4_000,
    },
  );
  change(answers(saveReplyDraft, { updatedAt: there }));
  await waitFor(
    () =>
      expect(calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
        reply: 'Seal\n\nSiin',
        replaces: { reply: 'Seal', note: '' },
      }),
    { timeout: 4_000 },
  );
});

it('a reply that goes after the page was left stands at the server as a draft no more', async () => {
  const { calls, router } = await open(
    {},
    answers(sendInquiry, { ...moved, planned: { id: planned.id, dueAt: planned.dueAt } }),
  );
  await userEvent.type(await replyField(), 'Tere');
  onlineManager.setOnline(false);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByRole('button', { name: /Waits for the connection/ });
  await act(() => router.navigate('/clinic-e-contacts'));
  act(() => onlineManager.setOnline(true));
  const saved = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  await waitFor(() => expect(saved().at(-1)).toMatchObject({ reply: '' }));
  expect(saved()[0]).toMatchObject({ reply: 'Tere' });
});

const file = (number: number) =>
  ({
    id: `01960000-0000-7000-8000-0000000000f${number}`,
    name: `leht-${number}.pdf`,
    size: 1_000,
    mediaType: 'application/pdf',
    scanState: 'CLEAN',
    canOpen: true,
  }) as const;

const mine = { ...planned, author: { name: 'Liis Kasemaa', me: true } };

it('a reply that is taken back brings its files along, as far as they are one’s own', async () => {
  const [own, ofColleague] = [file(1), file(2)];
  const waiting = { ...mine, files: [own, ofColleague] };
  const { calls } = await open(
    { timeline: { planned: [waiting] } },
    answers(cancelPlannedMove, waiting),
    // The one route answers for both; the colleague's is told by its address below.
    answers(getClinicFile, own),
  );
  const whole = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    address.endsWith(ofColleague.id)
      ? Promise.resolve(new Response('{"code":"NOT_FOUND"}', { status: 404 }))
      : whole(address, init),
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Cancel sending/ }));
  expect(await screen.findByRole('button', { name: `Remove ${own.name}` })).toBeTruthy();
  expect(screen.queryByRole('button', { name: `Remove ${ofColleague.name}` })).toBeNull();
  await waitFor(
    () =>
      expect(calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
        reply: planned.text,
        fileIds: [own.id],
      }),
    { timeout: 4_000 },
  );
});

it('the files of a reply that waits again do not stand in the box as well', async () => {
  const completing = { ...mine, move: 'replyAndClose' as const, files: [file(1)] };
  const given = [answers(cancelPlannedMove, completing), answers(getClinicFile, file(1))] as const;
  const { change, calls } = await open({ timeline: { planned: [completing] } }, ...given);
  const cancelling = await screen.findByRole('button', { name: /^Cancel sending/ });
  const again = { ...mine, id: '01960000-0000-7000-8000-0000000000bd', files: [file(1)] };
  const timeline = { entries: [], earlierBefore: null, draft: null };
  change(answers(getClinicTimeline, { ...timeline, planned: [again] }));
  await userEvent.click(cancelling);
  await waitFor(async () => expect(((await replyField()) as HTMLTextAreaElement).value).toBe(planned.text));
  const looks = () => calls.filter(({ path }) => path.endsWith('/timeline'));
  await waitFor(() => expect(looks().length).toBeGreaterThan(2));
  expect(calls.some(({ path }) => path.includes('/files/'))).toBe(false);
});

it('words that are taken back stand before what was written since', async () => {
  await open({ timeline: { planned: [mine] } }, answers(cancelPlannedMove, mine));
  await userEvent.type(await replyField(), 'Ja kas on löövet?');
  await userEvent.click(await screen.findByRole('button', { name: /^Cancel sending/ }));
  await waitFor(async () =>
    expect(((await replyField()) as HTMLTextAreaElement).value).toBe('Kas palavik on?\n\nJa kas on löövet?'),
  );
});

it('an e-contact that was opened again while the page was there takes a reply, not a note', async () => {
  const { change, client } = await open({ detail: { status: 'COMPLETED' } });
  await screen.findByLabelText('Note for colleagues');
  change(answers(getClinicEContact, { ...detail, status: 'SUBMITTED', version: detail.version + 1 }));
  await act(() => client.invalidateQueries());
  expect(await replyField()).toBeTruthy();
});
