import { vi } from 'vitest';
import { clinicId, user } from '../../flow/given.ts';
import { createDraftSaver, type DraftSaver } from '../draft-saver.ts';
import { givenContent, givenDraft } from '../given.ts';
import { type Opening, openDraft } from '../open-draft.ts';
import { rememberContent } from '../remembered-draft.ts';
import { syncDrafts } from '../sync-drafts.ts';

const { userId, personId } = user;
const refused = (status: number, code: string) => Response.json({ code }, { status });

interface Call {
  readonly method: string;
  readonly path: string;
  readonly seen: number;
  readonly text: string;
  readonly answer: (response: Response) => void;
  readonly fail: () => void;
  response?: Response;
}

/** One draft as the server keeps it: the rules of versions, nothing else. */
const createServer = (id: string) => {
  let draft: { version: number; text: string } | undefined;
  const save = ({ seen, text }: Pick<Call, 'seen' | 'text'>) => {
    if (draft && draft.version !== seen && draft.text !== text) return refused(469, 'DRAFT_CHANGED');
    if (!draft && seen > 0) return refused(404, 'NOT_FOUND');
    draft = { text, version: (draft?.version ?? 0) + 1 };
    return Response.json({ id, version: draft.version, updatedAt: '2026-03-10T08:00:00.000Z' });
  };
  return {
    text: () => draft?.text,
    version: () => draft?.version ?? 0,
    save,
    take: (call: Call): Response => {
      if (call.method === 'PUT') return save(call);
      const shown = draft && givenDraft({ id, ...draft });
      if (call.path.endsWith('/drafts')) return Response.json({ drafts: shown ? [shown] : [] });
      return shown ? Response.json({ draft: shown, eContactId: null }) : refused(404, 'NOT_FOUND');
    },
  };
};

const settle = () => vi.advanceTimersByTimeAsync(0);

/** A browser, its pages one after the other, and a server whose every answer comes when a test says so. */
export const createDraftWorld = () => {
  localStorage.clear();
  sessionStorage.clear();
  const draftId = crypto.randomUUID();
  const asked = { personId, clinicId, type: 'BACK_PAIN', draftId } as const;
  const server = createServer(draftId);
  /** Not at the server yet, and not back yet. */
  let [going, coming]: [Call[], Call[]] = [[], []];
  let page: { saver: DraftSaver; stop: () => Promise<void> } | undefined;
  let openings = 0;
  let typed = '';
  const shown = () => page?.saver.store.get();

  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as { text: string }) : { text: '' };
    const seen = Number(new Headers(init.headers).get('if-match')?.replaceAll('"', '') ?? 0);
    const fail = () => reject(new TypeError('offline'));
    going.push({ method: init.method ?? 'GET', path, seen, text: body.text, answer: resolve, fail });
    return promise;
  });

  const show = (opening: Opening) => {
    if (!('content' in opening)) throw new Error('nothing was sent, and nothing is about anybody else');
    const saver = createDraftSaver(opening, { userId, language: 'et' });
    page = { saver, stop: saver.start() };
  };
  const open = async (mustExist = false) => {
    openings += 1;
    const mine = openings;
    const opening = await openDraft(userId, { ...asked, mustExist }).catch(() => undefined);
    if (mine !== openings) return;
    if (opening) show(opening);
    else void open(mustExist);
  };
  const leave = () => {
    void page?.stop();
    page = undefined;
  };
  const arrive = async (place: number) => {
    const [call] = going.splice(place % Math.max(going.length, 1), 1);
    if (call) coming.push(Object.assign(call, { response: server.take(call) }));
    await settle();
  };
  const answer = async (place: number) => {
    const [call] = coming.splice(place % Math.max(coming.length, 1), 1);
    if (call?.response) call.answer(call.response);
    await settle();
  };

  /** Until nothing is on its way and the page is there. */
  const end = async () => {
    for (let round = 0; round < 200 && (going.length + coming.length > 0 || !page); round += 1) {
      await arrive(0);
      await answer(0);
      if (going.length + coming.length === 0) await vi.advanceTimersByTimeAsync(15_000);
    }
  };

  return {
    server,
    shown,
    typed: () => typed,
    open: async () => {
      void open();
      await settle();
    },
    type: async (text: string) => {
      if (!page || page.saver.store.get().conflict) return;
      typed = text;
      page.saver.setText(text);
      await settle();
    },
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    arrive,
    answer,
    /** The connection breaks before it is there, or before the answer is back. */
    lose: async (place: number) => {
      const lost = [...going, ...coming][place % Math.max(going.length + coming.length, 1)];
      going = going.filter((call) => call !== lost);
      coming = coming.filter((call) => call !== lost);
      lost?.fail();
      await settle();
    },
    /** Nothing of the page goes on; what it sent last may still arrive. */
    reload: async () => {
      void page?.saver.flush();
      page = undefined;
      vi.clearAllTimers();
      rememberContent(userId, 'of no page yet', givenContent(), 0);
      coming = [];
      going = going
        .filter(({ method }) => method === 'PUT')
        .map((call) => ({ ...call, answer: () => undefined, fail: () => undefined }));
      void open();
      await settle();
    },
    /** To another page of the app and back: what the first one was doing goes on. */
    comeBack: async () => {
      leave();
      void open();
      await settle();
    },
    /** To the last page before it is sent, which sends what it shows. */
    look: async () => {
      leave();
      void open(true);
      await settle();
    },
    /** The page of one's e-contacts saves what stands on this device. */
    sync: async () => {
      if (page) return;
      void syncDrafts(userId, 'et').catch(() => false);
      await settle();
    },
    keepMine: async () => {
      page?.saver.settle('mine');
      void page?.saver.flush();
      await end();
    },
    end,
  };
};
