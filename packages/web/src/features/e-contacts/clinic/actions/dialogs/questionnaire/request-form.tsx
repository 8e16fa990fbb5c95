import { answerMax } from '@tervita/domain/e-contacts';
import type { Filling } from '@tervita/domain/instruments';
import type { ProblemType } from '@tervita/domain/problem-types';
import { type FormEvent, useId, useState } from 'react';
import { useNotice } from '../../../../../../core/api/index.ts';
import { useClinicTexts } from '../../../../../../core/texts/clinic.ts';
import { Button } from '../../../../../../ui/button.tsx';
import { Callout } from '../../../../../../ui/callout.tsx';
import { Dialog } from '../../../../../../ui/dialog.tsx';
import { TextArea } from '../../../../../../ui/text-area.tsx';
import type { Acted } from '../../acted.ts';
import { useAskQuestionnaire } from '../../ask-questionnaire.ts';
import { useActionsTexts } from '../../texts.ts';
import styles from '../reason-dialog.module.css';
import { FillTogether } from './fill-together.tsx';

interface Props {
  readonly type: ProblemType;
  readonly filling: Filling;
  readonly eContacts: readonly Acted[];
  readonly title: string;
  readonly onAnother: () => void;
  readonly onClose: () => void;
  readonly onAsked: () => void;
}

/** What the patient will read, with a word if one wants. The words stay until the server has them. */
export function RequestForm({ type, filling, eContacts, title, onAnother, onClose, onAsked }: Props) {
  const { core, errors, problemTypes } = useClinicTexts();
  const { questionnaire: t, reject } = useActionsTexts();
  const noticeOf = useNotice(errors);
  const form = useId();
  const [text, setText] = useState('');
  const { mutate, isPending, error } = useAskQuestionnaire(eContacts, onAsked);
  const isTooLong = [...text.trim()].length > answerMax;
  const name = problemTypes.labels[type];
  const [only] = eContacts.length === 1 ? eContacts : [];
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isTooLong && !isPending) mutate({ eContactType: type, text: text.trim() });
  };
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      closeLabel={core.actions.close}
      isDismissable={text.trim() === ''}
      actions={
        <>
          <Button type="submit" form={form} isPending={isPending}>
            {t.submit(eContacts.length)}
          </Button>
          {only ? <FillTogether eContact={only} {...{ type, filling, onClose }} /> : null}
          <Button variant="ghost" onPress={onAnother}>
            {t.another}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={send}>
        {error ? (
          <Callout tone="danger" role="alert">
            {noticeOf(error)?.text}
          </Callout>
        ) : null}
        <p>
          <strong>{reject.reads(t.asks(name))}</strong>
        </p>
        <TextArea
          label={t.word}
          optional={core.optional}
          rows={3}
          limit={answerMax}
          isCounterLate
          announceLeft={core.charactersLeft}
          error={isTooLong ? errors.fields.tooLong : undefined}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <p>{t.what}</p>
        {filling === 'HOSTED' ? <p>{t.elsewhere}</p> : null}
      </form>
    </Dialog>
  );
}
