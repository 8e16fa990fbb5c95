import type { PlannedMove } from '@tervita/contract/e-contacts';
import { answerMax } from '@tervita/domain/e-contacts';
import { type FormEvent, useId, useState } from 'react';
import type { Draft } from '../../../../../core/drafts/index.ts';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { Button } from '../../../../../ui/button.tsx';
import { TextArea } from '../../../../../ui/text-area.tsx';
import { useWorkingTexts } from '../texts.ts';
import styles from './notices.module.css';

interface Props {
  readonly planned: PlannedMove;
  readonly draft: Draft;
  readonly isSaving: boolean;
  readonly onSave: (text: string) => void;
  readonly onClose: () => void;
}

/** Changes the words of a planned reply. A colleague who was faster is read before their words are replaced. */
export function PlannedText({ planned, draft, isSaving, onSave, onClose }: Props) {
  const { core, errors } = useClinicTexts();
  const t = useWorkingTexts().planned;
  const form = useId();
  const [begun] = useState(planned.version);
  const [fault, setFault] = useState<string>();
  const wasOvertaken = planned.version !== begun;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const length = [...draft.text.trim()].length;
    const found =
      length === 0 ? errors.fields.required : length > answerMax ? errors.fields.tooLong : undefined;
    setFault(found);
    if (!found && !isSaving) onSave(draft.text);
  };
  return (
    <form id={form} className={styles.form} onSubmit={submit} noValidate>
      {wasOvertaken ? (
        <div role="alert">
          <p>{t.textOvertaken}</p>
          <p className={styles.words}>{planned.text}</p>
        </div>
      ) : null}
      <TextArea
        label={t.textLabel}
        rows={3}
        limit={answerMax}
        announceLeft={core.charactersLeft}
        error={fault}
        value={draft.text}
        onChange={(event) => {
          setFault(undefined);
          draft.setText(event.target.value);
        }}
      />
      <div className={styles.line}>
        <Button size="sm" type="submit" isPending={isSaving}>
          {wasOvertaken ? t.textReplace : t.textSave}
        </Button>
        <Button size="sm" variant="ghost" onPress={onClose}>
          {core.actions.cancel}
        </Button>
      </div>
    </form>
  );
}
