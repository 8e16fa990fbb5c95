import { useQueryClient } from '@tanstack/react-query';
import {
  addInfo,
  answerInquiry,
  getPatientTimeline,
  listPatientEContacts,
  type PatientTimeline,
} from '@tervita/contract/e-contacts';
import { answerMax, type EContactState, refusalOf, textMax } from '@tervita/domain/e-contacts';
import { type FormEvent, useState } from 'react';
import { type ApiError, queryKeyOf, useCommand } from '../../../../core/api/index.ts';
import { now } from '../../../../core/clock.ts';
import { useDraft } from '../../../../core/drafts/index.ts';
import { usePatientTexts } from '../../../../core/texts/patient.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { toasts } from '../../../../ui/toasts.ts';
import { AttachFiles, useUploads } from '../../../files/index.ts';
import styles from './writing.module.css';

type EContact = PatientTimeline['eContact'];

const asDate = (moment: string | null) => (moment ? new Date(moment) : null);
const stateOf = (eContact: EContact): EContactState => ({
  ...eContact,
  openedAt: asDate(eContact.openedAt),
  completedAt: asDate(eContact.completedAt),
});

/** An answer when the clinic asked; otherwise information can be added while it is open. */
export function Writing({ eContact }: { eContact: EContact }) {
  const { timeline: t } = usePatientTexts().eContacts;
  const [isAdding, setAdding] = useState(false);
  const may = (move: 'answer' | 'addInfo') => !refusalOf(move, 'PATIENT', stateOf(eContact), now());
  if (may('answer')) return <WritingBox key="answer" kind="answer" eContact={eContact} />;
  if (!may('addInfo')) return null;
  if (isAdding)
    return <WritingBox key="addInfo" kind="addInfo" eContact={eContact} onDone={() => setAdding(false)} />;
  return (
    <div className={styles.bar}>
      <Button isWide variant="secondary" onPress={() => setAdding(true)}>
        {t.addInfo}
      </Button>
    </div>
  );
}

interface BoxProps {
  readonly kind: 'answer' | 'addInfo';
  readonly eContact: EContact;
  readonly onDone?: () => void;
}

const useSend = (
  kind: BoxProps['kind'],
  options: { onDone: () => void; onError: (error: ApiError) => boolean },
) => {
  const refreshes = [getPatientTimeline, listPatientEContacts];
  const answer = useCommand(answerInquiry, { refreshes, ...options });
  const info = useCommand(addInfo, { refreshes, ...options });
  const send = (id: string, seen: number, text: string, fileIds: string[]) =>
    kind === 'answer'
      ? answer.mutate({ params: { id }, body: { answer: text, answerFileIds: fileIds }, seen })
      : info.mutate({ params: { id }, body: { infoText: text, infoFileIds: fileIds }, seen });
  return { send, isPending: answer.isPending || info.isPending };
};

function WritingBox({ kind, eContact, onDone }: BoxProps) {
  const { core, errors, eContacts } = usePatientTexts();
  const t = eContacts.timeline;
  const client = useQueryClient();
  const draft = useDraft(`${kind}/${eContact.id}`);
  const [fault, setFault] = useState<string>();
  const uploads = useUploads({ side: 'patient', eContactId: eContact.id });
  const [isChanged, setChanged] = useState(false);
  const limit = kind === 'answer' ? answerMax : textMax;
  const { send, isPending } = useSend(kind, {
    onDone: () => {
      draft.clear();
      uploads.clear();
      toasts.show({ tone: 'success', text: t.sentToast });
      onDone?.();
    },
    // Somebody wrote meanwhile: show it, keep the text, let the person send again.
    onError: (error) => {
      if (error.code !== 'E_CONTACT_CHANGED') return false;
      setChanged(true);
      void client.invalidateQueries({ queryKey: queryKeyOf(getPatientTimeline) });
      return true;
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const length = [...draft.text.trim()].length;
    if (length === 0 || length > limit)
      return setFault(length === 0 ? errors.fields.required : errors.fields.tooLong);
    if (!uploads.mayGo()) return;
    setChanged(false);
    send(eContact.id, eContact.version, draft.text, [...uploads.ids]);
  };
  return (
    <form className={styles.bar} onSubmit={submit} noValidate>
      {isChanged ? (
        <Callout tone="turn" role="alert">
          {t.changed}
        </Callout>
      ) : null}
      <TextArea
        label={kind === 'answer' ? t.reply : t.infoLabel}
        placeholder={kind === 'answer' ? t.replyPlaceholder : t.infoPlaceholder}
        rows={2}
        limit={limit}
        announceLeft={core.charactersLeft}
        error={fault}
        value={draft.text}
        onChange={(event) => {
          setFault(undefined);
          draft.setText(event.target.value);
        }}
      />
      <AttachFiles uploads={uploads} size="small" />
      <div className={styles.actions}>
        {onDone ? (
          <Button variant="ghost" onPress={onDone}>
            {core.actions.cancel}
          </Button>
        ) : null}
        <Button type="submit" isPending={isPending} pendingLabel={core.sending}>
          {kind === 'answer' ? t.send : t.sendInfo}
        </Button>
      </div>
    </form>
  );
}
