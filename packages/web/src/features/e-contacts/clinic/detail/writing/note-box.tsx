import { addNote, type ClinicEContactDetail, listNotes } from '@tervita/contract/e-contacts';
import { noteMax } from '@tervita/domain/e-contacts';
import { type FormEvent, type RefObject, useState } from 'react';
import { useCommand } from '../../../../../core/api/index.ts';
import type { Draft } from '../../../../../core/drafts/index.ts';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { Button } from '../../../../../ui/button.tsx';
import { TextArea } from '../../../../../ui/text-area.tsx';
import { toasts } from '../../../../../ui/toasts.ts';
import { useWorkingTexts } from '../texts.ts';
import styles from './writing.module.css';

interface Props {
  readonly detail: ClinicEContactDetail;
  readonly note: Draft;
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly isOpen: boolean;
  readonly leave: () => void;
}

/** For colleagues; it looks different from a reply, so that nobody takes one for the other. */
export function NoteBox({ detail, note, area, isOpen, leave }: Props) {
  const { core, errors } = useClinicTexts();
  const t = useWorkingTexts();
  const [fault, setFault] = useState<string>();
  const save = useCommand(addNote, {
    refreshes: [listNotes],
    onDone: () => {
      note.clear();
      leave();
      toasts.show({ tone: 'success', text: t.noteSaved });
    },
  });
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    const length = [...note.text.trim()].length;
    const found =
      length === 0 ? errors.fields.required : length > noteMax ? errors.fields.tooLong : undefined;
    setFault(found);
    if (found) return area.current?.focus();
    if (!save.isPending) save.mutate({ params: { id: detail.id }, body: { note: note.text } });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextArea
        ref={area}
        label={t.noteLabel}
        isLabelHidden
        isBare
        placeholder={t.notePlaceholder}
        rows={isOpen ? 3 : 1}
        limit={isOpen ? noteMax : undefined}
        announceLeft={core.charactersLeft}
        error={fault}
        value={note.text}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
        }}
        onChange={(event) => {
          setFault(undefined);
          note.setText(event.target.value);
        }}
      />
      {isOpen ? (
        <div className={styles.foot}>
          <span />
          <Button type="submit" isPending={save.isPending} keys="Ctrl ↵">
            {t.noteSave}
          </Button>
        </div>
      ) : null}
    </form>
  );
}
