import { useQueryClient } from '@tanstack/react-query';
import { type ReplyDraft, saveReplyDraft } from '@tervita/contract/e-contacts';
import { useEffect, useRef } from 'react';
import { call } from '../../../../../core/api/index.ts';
import { type Draft, typedSince, useDraft } from '../../../../../core/drafts/index.ts';
import { beforeLeaving } from '../../../../../core/session/index.ts';
import { type Uploads, useUploads } from '../../../../files/index.ts';
import { markDraft } from '../../actions/cached.ts';

const pauseMs = 1_200;

/** What is being written, of which a part may be on its way already. */
export interface Writable extends Draft {
  /** After sending: takes out what went, keeps what was typed since and returns it. */
  readonly removeSent: (sent: string) => string;
}

export interface Unsent {
  readonly reply: Writable;
  readonly note: Writable;
  readonly uploads: Uploads;
  /** The words come from an earlier visit, here or on another device. */
  readonly wasRestored: boolean;
}

type Field = 'reply' | 'note';
type Body = Record<Field, string> & { readonly fileIds: string[] };

/** What was typed here wins; what only the server has comes from another device. */
const useKept = (draft: Draft, kept: string): void => {
  const isTaken = useRef(false);
  useEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    if (draft.text === '' && kept !== '') draft.setText(kept);
    if (draft.text === '' || draft.text === kept) draft.markSaved();
  });
};

/** A reply and a note that are not sent: on this device at once, at the server a moment later. */
export const useUnsent = (eContactId: string, kept: ReplyDraft | null): Unsent => {
  const client = useQueryClient();
  const replyDraft = useDraft(`reply/${eContactId}`);
  const noteDraft = useDraft(`note/${eContactId}`);
  const uploads = useUploads({ side: 'clinic', there: kept?.files });
  const fileIds = uploads.ids.join();
  const body: Body = { reply: replyDraft.text, note: noteDraft.text, fileIds: [...uploads.ids] };
  const latest = useRef(body);
  const saved = useRef(
    JSON.stringify({
      reply: kept?.reply ?? '',
      note: kept?.note ?? '',
      fileIds: kept?.files.map(({ id }) => id) ?? [],
    }),
  );
  const lastSaving = useRef<Promise<void>>(Promise.resolve());
  const hasLeft = useRef(false);
  latest.current = body;
  const saveNow = async () => {
    const body = latest.current;
    const asText = JSON.stringify(body);
    if (asText === saved.current) return;
    saved.current = asText;
    try {
      await call(saveReplyDraft, { params: { id: eContactId }, body });
      markDraft(client, eContactId, body.reply !== '' || body.note !== '' || body.fileIds.length > 0);
      // Sent or changed meanwhile: then the copy here is not what was saved.
      if (latest.current.reply === body.reply) replyDraft.markSaved();
      if (latest.current.note === body.note) noteDraft.markSaved();
    } catch {
      // It is kept on this device; the next word tries again.
      saved.current = '';
    }
  };
  /** One after the other: an earlier state that arrives late would stand in the place of a later one. */
  const save = () => {
    lastSaving.current = lastSaving.current.then(saveNow);
    return lastSaving.current;
  };
  const writable = (field: Field, draft: Draft): Writable => {
    const setText = (text: string) => {
      latest.current = { ...latest.current, [field]: text };
      draft.setText(text);
      // What was sent before the page was left has gone only now: the server keeps it as a draft no longer.
      if (hasLeft.current) void save();
    };
    const clear = () => {
      setText('');
      draft.clear();
    };
    const removeSent = (sent: string) => {
      const left = typedSince(sent, latest.current[field]);
      if (left === '') clear();
      else setText(left);
      return left;
    };
    return { ...draft, setText, clear, removeSent };
  };
  const reply = writable('reply', replyDraft);
  const note = writable('note', noteDraft);
  useKept(reply, kept?.reply ?? '');
  useKept(note, kept?.note ?? '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a pause in typing, whatever was typed
  useEffect(() => {
    const saveSoon = () => void save();
    const timer = setTimeout(saveSoon, pauseMs);
    const stopLeaving = beforeLeaving(save);
    // Whoever signs out in another tab left this one before.
    document.addEventListener('visibilitychange', saveSoon);
    return () => {
      clearTimeout(timer);
      stopLeaving();
      document.removeEventListener('visibilitychange', saveSoon);
    };
  }, [eContactId, reply.text, note.text, fileIds]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page is left, and only then
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
      void save();
    };
  }, []);
  return { reply, note, uploads, wasRestored: reply.wasRestored || (kept?.reply ?? '') !== '' };
};
