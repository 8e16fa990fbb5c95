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

/** What was typed here wins; what only the server has comes from another device. */
const useKept = (key: string, kept: string): Draft => {
  const draft = useDraft(key);
  const isTaken = useRef(false);
  useEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    if (draft.text === '' && kept !== '') draft.setText(kept);
    if (draft.text === '' || draft.text === kept) draft.markSaved();
  });
  return draft;
};

/** A reply and a note that are not sent: on this device at once, at the server a moment later. */
export const useUnsent = (eContactId: string, kept: ReplyDraft | null): Unsent => {
  const client = useQueryClient();
  const reply = useKept(`reply/${eContactId}`, kept?.reply ?? '');
  const note = useKept(`note/${eContactId}`, kept?.note ?? '');
  const uploads = useUploads({ side: 'clinic', there: kept?.files });
  const fileIds = uploads.ids.join();
  const body = { reply: reply.text, note: note.text, fileIds: [...uploads.ids] };
  const latest = useRef(body);
  const saved = useRef(
    JSON.stringify({
      reply: kept?.reply ?? '',
      note: kept?.note ?? '',
      fileIds: kept?.files.map(({ id }) => id) ?? [],
    }),
  );
  latest.current = body;
  const writable = (field: 'reply' | 'note', draft: Draft): Writable => ({
    ...draft,
    removeSent: (sent) => {
      const left = typedSince(sent, latest.current[field]);
      if (left === '') draft.clear();
      else draft.setText(left);
      return left;
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a pause in typing, whatever was typed
  useEffect(() => {
    const save = async () => {
      const body = latest.current;
      const asText = JSON.stringify(body);
      if (asText === saved.current) return;
      saved.current = asText;
      try {
        await call(saveReplyDraft, { params: { id: eContactId }, body });
        markDraft(client, eContactId, body.reply !== '' || body.note !== '' || body.fileIds.length > 0);
        // Sent or changed meanwhile: then the copy here is not what was saved.
        if (latest.current.reply === body.reply) reply.markSaved();
        if (latest.current.note === body.note) note.markSaved();
      } catch {
        // It is kept on this device; the next word tries again.
        saved.current = '';
      }
    };
    const saveNow = () => void save();
    const timer = setTimeout(saveNow, pauseMs);
    const stopLeaving = beforeLeaving(save);
    // Whoever signs out in another tab left this one before.
    document.addEventListener('visibilitychange', saveNow);
    return () => {
      clearTimeout(timer);
      stopLeaving();
      document.removeEventListener('visibilitychange', saveNow);
    };
  }, [eContactId, reply.text, note.text, fileIds]);
  return {
    reply: writable('reply', reply),
    note: writable('note', note),
    uploads,
    wasRestored: reply.wasRestored || (kept?.reply ?? '') !== '',
  };
};
