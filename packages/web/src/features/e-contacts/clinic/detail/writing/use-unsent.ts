import { useQueryClient } from '@tanstack/react-query';
import { getClinicTimeline, type ReplyDraft, saveReplyDraft } from '@tervita/contract/e-contacts';
import type { FileItem } from '@tervita/contract/files';
import { useEffect, useRef, useState } from 'react';
import { ApiError, call, queryKeyOf } from '../../../../../core/api/index.ts';
import { type Draft, joinTexts, typedSince, useDraft } from '../../../../../core/drafts/index.ts';
import { beforeLeaving } from '../../../../../core/session/index.ts';
import { type Uploads, useUploads } from '../../../../files/index.ts';
import { keepDraft, markDraft } from '../../actions/cached.ts';

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

const nothingKept: ReplyDraft = { reply: '', note: '', files: [], updatedAt: '' };
const isChanged = (error: unknown): boolean => error instanceof ApiError && error.code === 'DRAFT_CHANGED';

/** Written, or sent, in another window since: it comes in the place of what was there before, beside what was typed here. */
const takeFromServer = (draft: Draft, before: string | undefined, there: string): void => {
  const joined = joinTexts({ before, here: draft.text, there });
  if (joined !== draft.text) draft.setText(joined);
  if (joined === there) draft.markSaved();
};

/** A reply and a note that are not sent: on this device at once, at the server a moment later. */
export const useUnsent = (eContactId: string, kept: ReplyDraft | null): Unsent => {
  const client = useQueryClient();
  const replyDraft = useDraft(`reply/${eContactId}`);
  const noteDraft = useDraft(`note/${eContactId}`);
  const uploads = useUploads({ side: 'clinic', there: kept?.files });
  const fileIds = uploads.ids.join();
  const items = useRef<readonly FileItem[]>([]);
  items.current = uploads.list.flatMap(({ item }) => item ?? []);
  const body: Body = { reply: replyDraft.text, note: noteDraft.text, fileIds: [...uploads.ids] };
  const latest = useRef(body);
  /** What the server is known to have; undefined of words that were here before it was asked. */
  const atServer = useRef<{ readonly at: string | undefined } & Record<Field, string | undefined>>({
    at: undefined,
    reply: replyDraft.wasSaved ? replyDraft.text : undefined,
    note: noteDraft.wasSaved ? noteDraft.text : undefined,
  });
  const saved = useRef('');
  const [wasKept] = useState((kept?.reply ?? '') !== '');
  const lastSaving = useRef<Promise<void>>(Promise.resolve());
  const hasLeft = useRef(false);
  latest.current = body;
  const saveNow = async () => {
    const body = latest.current;
    const asText = JSON.stringify(body);
    if (asText === saved.current) return;
    saved.current = asText;
    const { reply = '', note = '' } = atServer.current;
    try {
      const { updatedAt } = await call(saveReplyDraft, {
        params: { id: eContactId },
        body: { ...body, replaces: { reply, note } },
      });
      atServer.current = { at: updatedAt, reply: body.reply, note: body.note };
      const files = items.current.filter(({ id }) => body.fileIds.includes(id));
      keepDraft(client, eContactId, { reply: body.reply, note: body.note, files, updatedAt });
      markDraft(client, eContactId, body.reply !== '' || body.note !== '' || body.fileIds.length > 0);
      // Sent or changed meanwhile: then the copy here is not what was saved.
      if (latest.current.reply === body.reply) replyDraft.markSaved();
      if (latest.current.note === body.note) noteDraft.markSaved();
    } catch (error) {
      // It is kept on this device; the next word tries again.
      saved.current = '';
      if (!isChanged(error)) return;
      // Whatever is there now is newer than what this page knows of, also by a clock that stood still.
      atServer.current = { ...atServer.current, at: undefined };
      await client.invalidateQueries({ queryKey: queryKeyOf(getClinicTimeline) });
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
      atServer.current = { ...atServer.current, [field]: '' };
      const left = typedSince(sent, latest.current[field]);
      if (left === '') clear();
      else setText(left);
      return left;
    };
    return { ...draft, setText, clear, removeSent };
  };
  const reply = writable('reply', replyDraft);
  const note = writable('note', noteDraft);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when something else is at the server, and only then
  useEffect(() => {
    const before = atServer.current;
    const there = kept ?? nothingKept;
    // Asked for before this page saved what it has.
    if (before.at !== undefined && there.updatedAt <= before.at) return;
    atServer.current = { at: there.updatedAt, reply: there.reply, note: there.note };
    saved.current = JSON.stringify({
      reply: there.reply,
      note: there.note,
      fileIds: there.files.map(({ id }) => id),
    });
    takeFromServer(reply, before.reply, there.reply);
    takeFromServer(note, before.note, there.note);
  }, [kept?.updatedAt]);
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
  }, [eContactId, reply.text, note.text, fileIds, kept?.updatedAt]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page is left, and only then
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
      void save();
    };
  }, []);
  return { reply, note, uploads, wasRestored: reply.text !== '' && (reply.wasRestored || wasKept) };
};
