import { judgeWords, sendEContactText, type Warning } from '@tervita/contract/e-contacts';
import type { Language } from '@tervita/domain/core';
import { ApiError, call } from '../../../../../core/api/index.ts';
import { findSent } from '../../drafts/already-sent.ts';
import { bodyOf } from '../../drafts/put-draft.ts';
import type { Content } from '../../drafts/unsaved-draft.ts';

export interface Delivered {
  readonly eContactId: string;
  /** It had arrived before, and other words stood in it then. */
  readonly isChanged: boolean;
  /** What the writer must know about the words that went; null where nothing, or where it is not known. */
  readonly warning: Warning | null;
}

interface Given {
  readonly userId: string;
  readonly draftId: string;
  readonly content: Content;
  /** Of the draft at the server that these words go on from, when it is sent; 0 where there is none. */
  readonly version: () => number;
  readonly language: Language;
  /** A save that is under way would come after the sending and find the draft gone. */
  readonly saved: () => Promise<void>;
  /** Whoever leaves the page wants nothing more to be sent. */
  readonly signal: AbortSignal;
}

const waits = [0, 1_000, 2_500];
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const whenOnline = (signal: AbortSignal) =>
  navigator.onLine
    ? Promise.resolve()
    : new Promise<void>((resolve) => addEventListener('online', () => resolve(), { once: true, signal }));
/** Nobody knows whether it arrived. */
export const isUncertain = (error: unknown) =>
  error instanceof ApiError && [0, 502, 503, 504].includes(error.status);
/** A line that is open and says nothing is no line. */
export const longestMs = 20_000;

export const orNoAnswer = (error: unknown): never => {
  throw error instanceof ApiError ? error : new ApiError({ status: 0, code: 'TIMEOUT' });
};

/** The same key with other words, or the same draft again: it arrived at an earlier try. */
const hasArrived = (error: unknown) =>
  error instanceof ApiError && (error.status === 422 || error.code === 'DRAFT_ALREADY_SENT');

/** Its answer was lost with the connection: what the writer must know is asked for once more. */
const warningOf = async (content: Content, language: Language): Promise<Warning | null> => {
  const { patientPersonId, clinicId, text } = bodyOf(content, language);
  const judged = call(judgeWords, { body: { patientPersonId, clinicId, text, language } });
  return judged.then(({ warning }) => warning).catch(() => null);
};

const once = async ({ userId, draftId, content, version, language }: Given): Promise<Delivered> => {
  const body = { ...bodyOf(content, language), aiQuestionnaireId: draftId };
  try {
    const options = { key: draftId, seen: version(), signal: AbortSignal.timeout(longestMs) };
    const { id, warning } = await call(sendEContactText, { body }, options).catch(orNoAnswer);
    return { eContactId: id, isChanged: false, warning };
  } catch (error) {
    const found = hasArrived(error) ? await findSent(userId, draftId, content.text) : undefined;
    if (!found) throw error;
    return { ...found, warning: await warningOf(content, language) };
  }
};

interface Sending {
  readonly once: () => Promise<Delivered>;
  readonly saved: () => Promise<void>;
  readonly signal: AbortSignal;
}

/** Tried again while nobody knows whether it arrived; whatever is tried must come to one e-contact. */
export const persistently = async ({ once: send, saved, signal }: Sending): Promise<Delivered> => {
  let failure: unknown;
  for (const wait of waits) {
    if (wait > 0) await pause(wait);
    await whenOnline(signal);
    await saved();
    signal.throwIfAborted();
    try {
      return await send();
    } catch (error) {
      if (!isUncertain(error)) throw error;
      failure = error;
    }
  }
  throw failure;
};

/** The draft's own name is the key: however often this is tried, also after a crash, one e-contact comes of it. */
export const deliver = (given: Given): Promise<Delivered> =>
  persistently({ ...given, once: () => once(given) });
