import type { EContactDraft, Warning } from '@tervita/contract/e-contacts';
import type { FileItem } from '@tervita/contract/files';
import type { AskedPrescription } from '@tervita/contract/prescriptions';
import type { Language } from '@tervita/domain/core';
import type { ProblemType } from '@tervita/domain/problem-types';
import { createStore } from '../../../../core/store.ts';
import { codeOf, fetchDraft, putDraft } from './put-draft.ts';
import { rememberContent } from './remembered-draft.ts';
import { type Content, forgetSaved, keepUnsaved } from './unsaved-draft.ts';

/** NEW: nothing written. DEVICE: not at the server yet. FULL: the server has no room for it. CHOICE: it has another text. DELETED: it had
 * the draft, which was deleted in another place or is too old. */
export type SaveState = 'NEW' | 'SAVING' | 'SAVED' | 'DEVICE' | 'FULL' | 'CHOICE' | 'DELETED';

export interface OpenedDraft {
  readonly id: string;
  readonly version: number;
  readonly content: Content;
  readonly tried: readonly string[];
  /** The server lacks something of it. */
  readonly isDirty: boolean;
  /** Another text that the server has under the same name. */
  readonly conflict?: EContactDraft | undefined;
  /** What its writer must know about the words that the server has. */
  readonly warning: Warning | null;
}

export interface SaverView {
  readonly content: Content;
  readonly state: SaveState;
  /** What the writer must know about these words, as they were saved last. */
  readonly warning: Warning | null;
  readonly conflict: EContactDraft | undefined;
  /** One of two texts was chosen: the form is read anew when it is saved, and takes no words until then. */
  readonly isSettled: boolean;
  /** It was sent from another place. */
  readonly sentAs: string | undefined;
  /** Files that the server knows to be the draft's. */
  readonly boundFiles: readonly string[];
}

interface Given {
  readonly userId: string;
  readonly language: Language;
  readonly onSaved?: () => void;
}

const pauseMs = 1_500;
const againMs = 15_000;
const triedMost = 3;
/** As long as anybody waits for a save that does not come to an end; it goes on meanwhile. */
const patienceMs = 3_000;

/** The page that began last to write a draft: what an earlier one still has on its way does not replace its words. */
const writers = new Map<string, symbol>();

const idsOf = (files: readonly FileItem[]) => files.map(({ id }) => id);
const firstState = ({ isDirty, version, conflict }: OpenedDraft): SaveState => {
  if (conflict) return 'CHOICE';
  if (isDirty) return 'DEVICE';
  return version > 0 ? 'SAVED' : 'NEW';
};

/** Every change is on this device at once and at the server after a pause; what the server has leaves the device. */
export const createDraftSaver = (opened: OpenedDraft, { userId, language, onSaved }: Given) => {
  let { version, tried, isDirty } = opened;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let attempted: Content | undefined;
  let isWatched = false;
  let isStopped = false;
  const { id } = opened;
  const writer = Symbol(id);
  /** What these words were made of, and every file that was ever among them. */
  let base = opened.content.text;
  const seenFiles = new Set(idsOf(opened.content.files));
  const store = createStore<SaverView>({
    content: opened.content,
    state: firstState(opened),
    warning: opened.warning,
    conflict: opened.conflict,
    isSettled: false,
    sentAs: undefined,
    boundFiles: opened.isDirty ? [] : idsOf(opened.content.files),
  });
  rememberContent(userId, id, opened.content, version);
  const show = (part: Partial<SaverView>) => store.set({ ...store.get(), ...part });
  const keep = () => {
    if (isStopped && writers.get(id) !== writer) return;
    rememberContent(userId, id, store.get().content, version);
    keepUnsaved(userId, { ...store.get().content, id, version, tried });
  };
  const later = (ms: number) => {
    clearTimeout(timer);
    if (!isWatched) return;
    timer = setTimeout(() => void flush(), ms);
  };

  const onDevice = (state: 'DEVICE' | 'FULL') => {
    show({ state });
    later(againMs);
  };

  /** Sent from here, or what was changed here; where nobody has written nothing of anybody's is lost. */
  const isOurs = ({ text, files }: EContactDraft): boolean =>
    tried.includes(text) ||
    (text === '' && files.length === 0) ||
    (text === base && files.every((file) => seenFiles.has(file.id)));

  /** The server has another version. Ours: go on from it. Anybody else's: the person chooses. */
  const overtaken = async () => {
    const { draft, eContactId } = await fetchDraft(id);
    if (eContactId) return alreadySent(eContactId);
    if (!draft) return;
    if (!isOurs(draft)) return show({ conflict: draft, state: 'CHOICE' });
    version = draft.version;
    return saveOnce();
  };

  /** What is written here stays on this device until it stands in the conversation. */
  const alreadySent = (eContactId: string) => {
    isDirty = false;
    show({ sentAs: eContactId, state: 'SAVED' });
  };

  const refused = async (error: unknown) => {
    const code = codeOf(error);
    if (code === 'DRAFT_CHANGED' || code === 'DRAFT_ALREADY_SENT') return overtaken();
    // No save brings it back: whoever goes on writing begins a new one with these words.
    if (code === 'NOT_FOUND' && version > 0) return show({ state: 'DELETED' });
    onDevice(code === 'TOO_MANY_DRAFTS' ? 'FULL' : 'DEVICE');
  };

  const saveOnce = async (): Promise<void> => {
    const { content } = store.get();
    attempted = content;
    tried = [...new Set([...tried, content.text])].slice(-triedMost);
    keep();
    show({ state: 'SAVING' });
    const answer = await putDraft(id, content, version, language).catch((error: unknown) => refused(error));
    if (!answer) return;
    version = answer.version;
    tried = [];
    base = content.text;
    const isAll = store.get().content === content;
    isDirty = !isAll;
    const { warning } = answer;
    show({ warning, boundFiles: idsOf(content.files), state: isAll ? 'SAVED' : 'SAVING' });
    keep();
    if (isAll) forgetSaved(userId, id, content);
    onSaved?.();
  };

  /** At once. Never two at a time: the second would not know the version that the first one makes. */
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    const hasWaited = running !== undefined;
    while (running !== undefined) await running;
    const { content, conflict, sentAs, state } = store.get();
    // What somebody else has just tried in vain is tried again later, not at once.
    const isTried = hasWaited && attempted === content;
    if (!isDirty || conflict || sentAs || state === 'DELETED' || isTried) return;
    running = saveOnce()
      .catch(() => onDevice('DEVICE'))
      .finally(() => {
        running = undefined;
      });
    await running;
  };

  const change = (part: Partial<Content>, ms: number) => {
    isDirty = true;
    const { content, state } = store.get();
    for (const file of part.files ?? []) seenFiles.add(file.id);
    const isUnsettled = state === 'CHOICE' || state === 'DELETED';
    show({ content: { ...content, ...part }, state: isUnsettled ? state : 'SAVING' });
    keep();
    later(ms);
  };

  return {
    store,
    flush,
    /** The one at the server that these words go on from; 0 where there is none. Another text is none of it until chosen. */
    version: () => version,
    /** What the server does not take in time is on this device. */
    flushSoon: () => Promise.race([flush(), new Promise<void>((resolve) => setTimeout(resolve, patienceMs))]),
    /** Until it is stopped it goes on trying; what is left then goes at once, and is waited for. */
    start: () => {
      [isWatched, isStopped] = [true, false];
      writers.set(id, writer);
      void flush();
      return (): Promise<void> => {
        [isWatched, isStopped] = [false, true];
        return flush();
      };
    },
    setText: (text: string) => change({ text }, pauseMs),
    /** With the same in words. */
    setPrescriptions: (prescriptions: readonly AskedPrescription[], text: string) =>
      change({ prescriptions, text }, pauseMs),
    /** What it is about follows from what was chosen. */
    setType: (type: ProblemType) => {
      if (store.get().content.type !== type) change({ type }, 0);
    },
    setFiles: (files: readonly FileItem[]) => change({ files }, 0),
    /** The person has chosen: this text, or the other one. Files of both stay. */
    settle: (which: 'mine' | 'other') => {
      const { conflict, content } = store.get();
      if (!conflict) return;
      version = conflict.version;
      const own = idsOf(content.files);
      const files = [...content.files, ...conflict.files.filter(({ id }) => !own.includes(id))];
      show({ conflict: undefined, isSettled: true, state: 'SAVING' });
      const { text, prescriptions } = which === 'mine' ? content : conflict;
      change({ files, text, ...(prescriptions ? { prescriptions } : {}) }, 0);
    },
  };
};
export type DraftSaver = ReturnType<typeof createDraftSaver>;
