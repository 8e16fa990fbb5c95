import { getPatientTimeline, listPatientEContacts, reopenMyEContact } from '@tervita/contract/e-contacts';
import type { OpeningHours } from '@tervita/domain/clinics';
import {
  needsWordsToReopen,
  type PatientReopenReason,
  patientReopenReasons,
  reopenUntil,
  textMax,
} from '@tervita/domain/e-contacts';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useCommand } from '../../../../../core/api/index.ts';
import { useDraft } from '../../../../../core/drafts/index.ts';
import { useFormat } from '../../../../../core/format/index.ts';
import { useLanguage } from '../../../../../core/texts/index.ts';
import { usePatientTexts } from '../../../../../core/texts/patient.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Sheet } from '../../../../../ui/sheet.tsx';
import { TextArea } from '../../../../../ui/text-area.tsx';
import { useHoursSentence } from '../../../../clinics/index.ts';
import { AttachFiles, useUploads } from '../../../../files/index.ts';
import type { WriterNotice } from '../../warning/writer-notices.ts';
import { useTimelineTexts } from '../texts.ts';
import { draftKeyOf, type Thread } from '../thread.ts';
import { useOvertaken } from '../use-overtaken.ts';
import styles from './closing.module.css';
import { ReasonChoice } from './reason-choice.tsx';

interface Props {
  readonly eContact: Thread;
  readonly openingHours: OpeningHours;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** What was written to open it again told of danger. */
  readonly onWarned: (notice: WriterNotice) => void;
}

/** Why it is opened again, and what the clinic should know; words that were typed before it closed are still there. */
export function ReopenSheet({ eContact, openingHours, isOpen, onClose, onWarned }: Props) {
  const { core, errors } = usePatientTexts();
  const { reopen: t, reasons, chooseReason, changed } = useTimelineTexts();
  const format = useFormat();
  const what = `${t.what} ${useHoursSentence(openingHours)}.`;
  const locale = useLanguage();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState<PatientReopenReason | null>(null);
  const [faults, setFaults] = useState<{ reason?: string | undefined; words?: string | undefined }>({});
  const draft = useDraft(draftKeyOf(eContact));
  const uploads = useUploads({ side: 'patient', eContactId: eContact.id });
  const { wasOvertaken, onError, begin } = useOvertaken();
  const needsWords = reason !== null && needsWordsToReopen(reason);
  const reopen = useCommand(reopenMyEContact, {
    refreshes: [getPatientTimeline, listPatientEContacts],
    onError,
    // The strip above the conversation says it; a toast would lie over what can be done next.
    onDone: ({ warning, ask }) => {
      draft.clear();
      uploads.clear();
      setReason(null);
      onClose();
      onWarned({ warning, ask });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const infoText = draft.text.trim();
    const length = [...infoText].length;
    const isLacking = needsWords && length === 0;
    const found = {
      reason: reason === null ? chooseReason : undefined,
      words: length > textMax ? errors.fields.tooLong : isLacking ? errors.fields.required : undefined,
    };
    setFaults(found);
    if (found.reason) return form.current?.querySelector('input')?.focus();
    if (found.words) return form.current?.querySelector('textarea')?.focus();
    if (reason === null || reopen.isPending || !uploads.mayGo()) return;
    begin();
    const { id, version } = eContact;
    reopen.mutate({
      params: { id },
      body: { reason, infoText, infoFileIds: [...uploads.ids], locale },
      seen: version,
    });
  };
  const until = eContact.completedAt ? reopenUntil(new Date(eContact.completedAt)) : undefined;
  return (
    <Sheet
      title={t.open}
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={core.actions.close}
      actions={
        <>
          <Button type="submit" form={formId} isPending={reopen.isPending} pendingLabel={core.sending}>
            {t.submit}
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
            {changed}
          </Callout>
        ) : null}
        <p>{until ? `${what} ${t.until(format.day(until))}.` : what}</p>
        <ReasonChoice
          label={t.reason}
          reasons={patientReopenReasons}
          words={reasons.reopen}
          value={reason}
          error={faults.reason}
          onChange={(chosen) => {
            setFaults({});
            setReason(chosen);
          }}
        />
        <TextArea
          label={t.label}
          optional={needsWords ? undefined : core.optional}
          placeholder={t.placeholder}
          rows={3}
          limit={textMax}
          announceLeft={core.charactersLeft}
          error={faults.words}
          value={draft.text}
          onChange={(event) => {
            setFaults({});
            draft.setText(event.target.value);
          }}
        />
        <AttachFiles uploads={uploads} size="small" />
      </form>
    </Sheet>
  );
}
