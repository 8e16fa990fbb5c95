import { answerMax, textMax } from '@tervita/domain/e-contacts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type ApiError, refusalSentence } from '../../../../../core/api/index.ts';
import { readDraft, typedSince, useDraft } from '../../../../../core/drafts/index.ts';
import { useUser } from '../../../../../core/session/index.ts';
import { usePatientTexts } from '../../../../../core/texts/patient.ts';
import { standsAtTheBottom } from '../../../../../ui/bottom-bars.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { TextArea } from '../../../../../ui/text-area.tsx';
import { toasts } from '../../../../../ui/toasts.ts';
import { AttachFiles, type Uploads } from '../../../../files/index.ts';
import type { WriterNotice } from '../../warning/writer-notices.ts';
import { useTimelineTexts } from '../texts.ts';
import { draftKeyOf, type Thread } from '../thread.ts';
import { useOvertaken } from '../use-overtaken.ts';
import { useSend, type WritingKind } from './use-send.ts';
import styles from './writing.module.css';

/** With what the writer must know about the words that went, if anything, and whether more was written meanwhile. */
export type OnWritten = (notice: WriterNotice | null, hasWrittenMore?: boolean) => void;

interface Props {
  readonly kind: WritingKind;
  readonly eContact: Thread;
  readonly uploads: Uploads;
  readonly onDone: OnWritten;
}

const limits: Record<WritingKind, number> = { answer: answerMax, addInfo: textMax };

export function WritingBox({ kind, eContact, uploads, onDone }: Props) {
  const { core, errors } = usePatientTexts();
  const t = useTimelineTexts();
  const isAnswer = kind === 'answer';
  const draft = useDraft(draftKeyOf(eContact));
  const area = useRef<HTMLTextAreaElement>(null);
  const sent = useRef<{ text: string; fileIds: readonly string[] }>({ text: '', fileIds: [] });
  const typed = useRef(draft.text);
  const { userId } = useUser();
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);
  const [fault, setFault] = useState<string>();
  const { wasOvertaken, onError, begin } = useOvertaken();
  /** It stands at the field until something else is typed: a toast would be gone before the hour is over. */
  const onRefused = (error: ApiError): boolean => {
    if (error.code !== 'TOO_MANY_MESSAGES') return onError(error);
    void refusalSentence(error).then(setFault);
    return true;
  };
  const { send, isPending, isWaiting } = useSend(kind, {
    onError: onRefused,
    onDone: ({ warning, ask }) => {
      const { text, fileIds } = sent.current;
      // Whoever went away and came back writes in another box.
      const typedNow = hasLeft.current ? readDraft(userId, draftKeyOf(eContact)) : typed.current;
      const left = typedSince(text, typedNow);
      if (left === '') draft.clear();
      else draft.setText(left);
      uploads.clear(fileIds);
      // It would lie over whom to call, or over the signs; the page that follows says that the clinic has it.
      if (!warning && !ask) toasts.show({ tone: 'success', text: t.sent });
      const hasMoreFiles = uploads.list.length > fileIds.length;
      onDone({ warning, ask }, left !== '' || hasMoreFiles);
    },
  });
  // Whoever asked for the box wants to write; the box of an answer is there unasked.
  useEffect(() => {
    if (!isAnswer) area.current?.focus();
  }, [isAnswer]);
  const faultOf = (length: number) => {
    if (length > limits[kind]) return errors.fields.tooLong;
    // Files added without a word speak for themselves; an answer needs words.
    return length > 0 || (!isAnswer && uploads.ids.length > 0) ? undefined : errors.fields.required;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = faultOf([...draft.text.trim()].length);
    setFault(found);
    if (found) return area.current?.focus();
    if (isPending || !uploads.mayGo()) return;
    begin();
    sent.current = { text: draft.text, fileIds: uploads.ids };
    typed.current = draft.text;
    send(eContact, draft.text, [...uploads.ids]);
  };
  return (
    <form {...standsAtTheBottom} className={styles.bar} onSubmit={submit} noValidate>
      {wasOvertaken ? (
        <Callout tone="turn" role="alert">
          {t.changed}
        </Callout>
      ) : null}
      <TextArea
        ref={area}
        label={isAnswer ? t.reply : t.infoLabel}
        placeholder={isAnswer ? t.replyPlaceholder : t.infoPlaceholder}
        hint={draft.wasRestored ? t.restored : undefined}
        rows={1}
        isCounterLate
        limit={limits[kind]}
        announceLeft={core.charactersLeft}
        error={fault}
        value={draft.text}
        onChange={(event) => {
          setFault(undefined);
          typed.current = event.target.value;
          draft.setText(event.target.value);
        }}
      />
      <div className={styles.foot}>
        <AttachFiles uploads={uploads} size="icons" />
        <div className={styles.actions}>
          {isAnswer ? null : (
            <Button variant="ghost" onPress={() => onDone(null)}>
              {core.actions.cancel}
            </Button>
          )}
          <Button
            type="submit"
            isPending={isPending}
            pendingIcon={isWaiting ? <Icon name="offline" /> : undefined}
            pendingLabel={isWaiting ? core.waitsForConnection : core.sending}
          >
            {isAnswer ? t.send : t.sendInfo}
          </Button>
        </div>
      </div>
    </form>
  );
}
