import {
  addNote,
  type ClinicEContactDetail,
  listClinicEContacts,
  listNotes,
} from '@tervita/contract/e-contacts';
import { noteMax } from '@tervita/domain/e-contacts';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { useCommand } from '../../../../../core/api/index.ts';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { TextArea } from '../../../../../ui/text-area.tsx';
import { toasts } from '../../../../../ui/toasts.ts';
import { useWorkingTexts } from '../texts.ts';
import type { Writable } from './use-unsent.ts';
import styles from './writing.module.css';

interface Props {
  readonly detail: ClinicEContactDetail;
  readonly note: Writable;
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly isOpen: boolean;
  readonly leave: () => void;
}

/** For colleagues; it looks different from a reply, so that nobody takes one for the other. */
export function NoteBox({ detail, note, area, isOpen, leave }: Props) {
  const { core, errors } = useClinicTexts();
  const t = useWorkingTexts();
  const [fault, setFault] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const save = useCommand(addNote, {
    // The list says whose words stand unsent.
    refreshes: [listNotes, listClinicEContacts],
    onDone: (_, { body }) => {
      // Whoever writes on, or writes something else by now, is left where they are.
      if (note.removeSent(body.note) === '' && form.current) leave();
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
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
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
          <Button
            type="submit"
            isPending={save.isPending}
            pendingIcon={save.isPaused ? <Icon name="offline" /> : undefined}
            pendingLabel={save.isPaused ? core.waitsForConnection : core.sending}
            keys="Ctrl ↵"
          >
            {t.noteSave}
          </Button>
        </div>
      ) : null}
    </form>
  );
}
