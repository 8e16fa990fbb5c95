import { getDraft, saveDraft } from '@tervita/contract/e-contacts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answers, fakeServer, refuses } from '../../../../testing/answers.ts';
import { user } from '../flow/given.ts';
import { createDraftSaver, type OpenedDraft } from './draft-saver.ts';
import { draftId, givenContent, givenDraft, givenFile } from './given.ts';
import { readUnsaved } from './unsaved-draft.ts';

const { userId } = user;
const open = (more: Partial<OpenedDraft> = {}) =>
  createDraftSaver(
    {
      id: draftId,
      version: 0,
      content: givenContent({ text: '' }),
      tried: [],
      isDirty: false,
      warning: null,
      ...more,
    },
    { userId, language: 'et' },
  );
const saved = (version: number) =>
  answers(saveDraft, { id: draftId, version, updatedAt: '2026-03-10T08:00:00.000Z', warning: null });
const here = () => readUnsaved(userId, draftId);
const newer = (text: string) =>
  answers(getDraft, { draft: givenDraft({ text, version: 7 }), eContactId: null });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what is typed', () => {
  it('is here at once, at the server after a pause, and then only there', async () => {
    const { calls } = fakeServer(saved(1));
    const saver = open();
    saver.start();
    saver.setText('Se');
    saver.setText('Selg');
    expect(here()).toMatchObject({ text: 'Selg', version: 0 });
    expect(calls).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(calls).toMatchObject([{ method: 'PUT', body: { text: 'Selg', eContactType: 'BACK_PAIN' } }]);
    expect(calls[0]?.headers.get('if-match')).toBe('"0"');
    expect(saver.store.get().state).toBe('SAVED');
    expect(here()).toBeUndefined();
  });

  it('while a save is under way goes with the next one, from the version that this one made', async () => {
    const { calls, change } = fakeServer(saved(1));
    const saver = open();
    saver.start();
    saver.setText('Esimene');
    const first = saver.flush();
    saver.setText('Teine');
    await first;
    expect(here()).toMatchObject({ text: 'Teine', version: 1 });
    change(saved(2));
    await saver.flush();
    expect(calls.map(({ headers }) => headers.get('if-match'))).toEqual(['"0"', '"1"']);
    expect(here()).toBeUndefined();
  });

  it('stays here while nobody answers, and goes when somebody does', async () => {
    const { change } = fakeServer(refuses(saveDraft, 503, 'TRY_LATER'));
    const saver = open();
    saver.start();
    saver.setText('Selg');
    await saver.flush();
    expect(saver.store.get().state).toBe('DEVICE');
    expect(here()).toMatchObject({ text: 'Selg' });
    change(saved(1));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(saver.store.get().state).toBe('SAVED');
    expect(here()).toBeUndefined();
  });

  it('stays here when there is no room, and that is said', async () => {
    fakeServer(refuses(saveDraft, 468, 'TOO_MANY_DRAFTS'));
    const saver = open();
    saver.setText('Selg');
    await saver.flush();
    expect(saver.store.get().state).toBe('FULL');
    expect(here()).toMatchObject({ text: 'Selg' });
  });

  it('goes at once when the page is left, and is not tried for ever after', async () => {
    const { calls } = fakeServer(refuses(saveDraft, 503, 'TRY_LATER'));
    const saver = open();
    const stop = saver.start();
    saver.setText('Selg');
    void stop();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(calls).toHaveLength(1);
    expect(here()).toMatchObject({ text: 'Selg' });
  });

  it('takes its files along at once', async () => {
    const { calls } = fakeServer(saved(1));
    const saver = open();
    saver.start();
    saver.setFiles([givenFile()]);
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toMatchObject([{ body: { fileIds: [givenFile().id] } }]);
    expect(saver.store.get().boundFiles).toEqual([givenFile().id]);
  });
});

describe('a draft that was deleted in another place, or is too old', () => {
  const late = async () => {
    const server = fakeServer(refuses(saveDraft, 404, 'NOT_FOUND'));
    const saver = open({ version: 3 });
    const stop = saver.start();
    saver.setText('Hilja');
    await saver.flush();
    return { saver, stop, ...server };
  };

  it('is not brought back, whatever is typed on: the page says so and has the words', async () => {
    const { saver, calls } = await late();
    expect(saver.store.get()).toMatchObject({ state: 'DELETED', content: { text: 'Hilja' } });
    saver.setText('Hilja ja rohkem');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(saver.store.get()).toMatchObject({ state: 'DELETED', content: { text: 'Hilja ja rohkem' } });
    expect(calls.map(({ headers }) => headers.get('if-match'))).toEqual(['"3"']);
    // A reload has them as well.
    expect(here()).toMatchObject({ text: 'Hilja ja rohkem', version: 3 });
  });

  it('is not brought back by the last save of a page that is left', async () => {
    const { stop, calls } = await late();
    await stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(1);
  });
});

describe('another text at the server', () => {
  const overtaken = async (tried: string[], there: string) => {
    const server = fakeServer(refuses(saveDraft, 469, 'DRAFT_CHANGED'), newer(there));
    const saver = open({ version: 3, tried });
    saver.setText('Minu');
    await saver.flush();
    return { saver, ...server };
  };

  it('is shown; the person keeps this one', async () => {
    const { saver, calls, change } = await overtaken([], 'Teine');
    expect(saver.store.get().conflict?.text).toBe('Teine');
    expect(here()).toMatchObject({ text: 'Minu' });
    await saver.flush();
    expect(calls).toHaveLength(2);
    change(saved(8));
    saver.settle('mine');
    await saver.flush();
    expect(calls.at(-1)).toMatchObject({ body: { text: 'Minu' } });
    expect(calls.at(-1)?.headers.get('if-match')).toBe('"7"');
  });

  it('is still another one after a reload, whatever is typed before one of them is chosen', async () => {
    const { saver } = await overtaken([], 'Teine');
    saver.setText('Minu ja rohkem');
    expect(here()).toMatchObject({ text: 'Minu ja rohkem', version: 3 });
    expect(saver.version()).toBe(3);
  });

  it('that was there when the page opened is gone on from once the person has chosen', async () => {
    const { calls } = fakeServer(saved(8));
    const saver = open({ version: 3, isDirty: true, conflict: givenDraft({ text: 'Teine', version: 7 }) });
    saver.settle('mine');
    await saver.flush();
    expect(calls.map(({ headers }) => headers.get('if-match'))).toEqual(['"7"']);
  });

  it('is taken, and the files of both stay', async () => {
    const other = givenFile({ id: '01960000-0000-7000-8000-0000000000f2' });
    const { change } = fakeServer(
      refuses(saveDraft, 469, 'DRAFT_CHANGED'),
      answers(getDraft, { draft: givenDraft({ text: 'Teine', files: [other] }), eContactId: null }),
    );
    const saver = open({ version: 1, content: givenContent({ files: [givenFile()] }) });
    saver.setText('Minu');
    await saver.flush();
    change(saved(4));
    saver.settle('other');
    await saver.flush();
    expect(saver.store.get().content).toMatchObject({ text: 'Teine', files: [givenFile(), other] });
  });

  it('that this page sent itself, without hearing the answer, is no other text', async () => {
    const tries: string[] = [];
    vi.stubGlobal('fetch', (_address: string, init: RequestInit = {}) => {
      if (init.method !== 'PUT') {
        const body = { draft: givenDraft({ text: 'Pool', version: 4 }), eContactId: null };
        return Promise.resolve(Response.json(body));
      }
      tries.push(new Headers(init.headers).get('if-match') ?? '');
      return Promise.resolve(
        tries.length === 1
          ? Response.json({ code: 'DRAFT_CHANGED' }, { status: 469 })
          : Response.json({ id: draftId, version: 5, updatedAt: '2026-03-10T08:00:00.000Z' }),
      );
    });
    const saver = open({ version: 3, tried: ['Pool'] });
    saver.setText('Pool ja rohkem');
    await saver.flush();
    expect(tries).toEqual(['"3"', '"4"']);
    expect(saver.store.get()).toMatchObject({ state: 'SAVED', conflict: undefined });
  });

  it('is none when it was sent: the page is told what it became, and what it has written stays here', async () => {
    const eContactId = '01960000-0000-7000-8000-0000000000e1';
    fakeServer(refuses(saveDraft, 469, 'DRAFT_ALREADY_SENT'), answers(getDraft, { draft: null, eContactId }));
    const saver = open({ version: 3 });
    saver.setText('Hilja');
    await saver.flush();
    expect(saver.store.get()).toMatchObject({ sentAs: eContactId, content: { text: 'Hilja' } });
    expect(here()).toMatchObject({ text: 'Hilja' });
  });
});
