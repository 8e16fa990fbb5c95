import { sendLaterDays } from '@tervita/domain/e-contacts';
import { type FormEvent, useId, useState } from 'react';
import { now } from '../../../../../core/clock.ts';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { TextField } from '../../../../../ui/text-field.tsx';
import { useWorkingTexts } from '../texts.ts';
import { type LaterTime, laterTimes } from './later-times.ts';
import styles from './writing.module.css';

export interface SendLaterProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onChoose: (at: Date) => void;
}

/** A time in the nurse's own day, or any other. */
export function SendLater({ isOpen, onClose, onChoose }: SendLaterProps) {
  const { core } = useClinicTexts();
  const t = useWorkingTexts().later;
  const form = useId();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const choose = (at: Date) => {
    onClose();
    onChoose(at);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const at = new Date(typed);
    const ahead = at.getTime() - now().getTime();
    if (!(ahead > 0 && ahead < sendLaterDays * 86_400_000)) return setFault(t.past);
    choose(at);
  };
  const times = laterTimes(now());
  return (
    <Dialog
      title={t.title}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {core.actions.cancel}
          </Button>
          <Button type="submit" form={form}>
            {t.submit}
          </Button>
        </>
      }
    >
      <div className={styles.times}>
        {(Object.keys(times) as LaterTime[]).map((name) => (
          <Button key={name} variant="soft" onPress={() => choose(times[name] ?? now())}>
            {t[name]}
          </Button>
        ))}
      </div>
      <form id={form} onSubmit={submit} noValidate>
        <TextField
          type="datetime-local"
          label={t.when}
          value={typed}
          error={fault}
          onChange={(event) => {
            setFault(undefined);
            setTyped(event.target.value);
          }}
        />
      </form>
    </Dialog>
  );
}
