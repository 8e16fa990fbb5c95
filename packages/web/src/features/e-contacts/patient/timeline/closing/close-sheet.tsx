import { closeMyEContact, getPatientTimeline, listPatientEContacts } from '@tervita/contract/e-contacts';
import {
  closingMoveOf,
  type PatientCloseReason,
  patientCloseReasons,
  reasonTextMax,
  reopenUntil,
} from '@tervita/domain/e-contacts';
import { type FormEvent, useId, useRef, useState } from 'react';
import { type ApiError, refusalSentence, useCommand } from '../../../../../core/api/index.ts';
import { now } from '../../../../../core/clock.ts';
import { useDraft } from '../../../../../core/drafts/index.ts';
import { useFormat } from '../../../../../core/format/index.ts';
import { useLanguage } from '../../../../../core/texts/index.ts';
import { usePatientTexts } from '../../../../../core/texts/patient.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Sheet } from '../../../../../ui/sheet.tsx';
import { TextArea } from '../../../../../ui/text-area.tsx';
import type { WriterNotice } from '../../warning/writer-notices.ts';
import { useTimelineTexts } from '../texts.ts';
import type { Thread } from '../thread.ts';
import { useOvertaken } from '../use-overtaken.ts';
import styles from './closing.module.css';
import { ReasonChoice } from './reason-choice.tsx';

interface Props {
  readonly eContact: Thread;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onWarned: (notice: WriterNotice) => void;
}

/** Completing, or withdrawing what nobody has answered: why, and what it means. */
export function CloseSheet({ eContact, isOpen, onClose, onWarned }: Props) {
  const { core, errors } = usePatientTexts();
  const { close: t, reasons, chooseReason } = useTimelineTexts();
  const format = useFormat();
  const locale = useLanguage();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState<PatientCloseReason | null>(null);
  const [fault, setFault] = useState<'reason' | 'comment'>();
  const comment = useDraft(`close/${eContact.id}`);
  const { wasOvertaken, onError, begin } = useOvertaken();
  const move = closingMoveOf(eContact);
  const [unseen, setUnseen] = useState<string>();
  /** What can be done instead is read where it was asked for, not in a toast that passes. */
  const showUnseen = (error: ApiError): boolean => {
    if (error.code !== 'E_CONTACT_DANGER_UNSEEN') return false;
    void refusalSentence(error).then(setUnseen);
    return true;
  };
  const close = useCommand(closeMyEContact, {
    refreshes: [getPatientTimeline, listPatientEContacts],
    onError: (error) => showUnseen(error) || onError(error),
    // The strip above the conversation says it; a toast would lie over what can be done next.
    onDone: ({ warning, ask }) => {
      comment.clear();
      setReason(null);
      onClose();
      onWarned({ warning, ask });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = reason === 'OTHER' ? comment.text.trim() : '';
    const found = reason === null ? 'reason' : [...words].length > reasonTextMax ? 'comment' : undefined;
    setFault(found);
    if (found) return form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
    if (reason === null || close.isPending) return;
    begin();
    setUnseen(undefined);
    const { id, version } = eContact;
    close.mutate({ params: { id }, body: { reason, comment: words || null, locale }, seen: version });
  };
  return (
    <Sheet
      title={t.title[move]}
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={core.actions.close}
      actions={
        <>
          <Button type="submit" form={formId} isPending={close.isPending} pendingLabel={core.sending}>
            {t.submit[move]}
          </Button>
          <Button variant="ghost" onPress={onClose}>
            {t.keep}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} className={styles.form} onSubmit={submit} noValidate>
        {wasOvertaken ? (
          <Callout tone="turn" role="alert">
            {t.changed}
          </Callout>
        ) : null}
        {unseen ? (
          <Callout tone="danger" role="alert">
            {unseen}
          </Callout>
        ) : null}
        <p>{`${t.what[move]} ${t.until(format.day(reopenUntil(now())))}`}</p>
        <ReasonChoice
          label={t.reason}
          reasons={patientCloseReasons}
          words={reasons.close}
          value={reason}
          error={fault === 'reason' ? chooseReason : undefined}
          onChange={(chosen) => {
            setFault(undefined);
            setReason(chosen);
          }}
        />
        {reason === 'OTHER' ? (
          <TextArea
            label={t.comment}
            optional={core.optional}
            rows={2}
            limit={reasonTextMax}
            announceLeft={core.charactersLeft}
            error={fault === 'comment' ? errors.fields.tooLong : undefined}
            value={comment.text}
            onChange={(event) => comment.setText(event.target.value)}
          />
        ) : null}
      </form>
    </Sheet>
  );
}
