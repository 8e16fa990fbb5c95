import { fromLocal } from '@tervita/domain/core';
import { laterTimes, latestSendAt } from '@tervita/domain/e-contacts';
import { type FormEvent, useId, useState } from 'react';
import { now } from '../../../../../core/clock.ts';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { TextField } from '../../../../../ui/text-field.tsx';
import { useOpeningHours, useWhenWords } from '../../../../clinics/index.ts';
import { useWorkingTexts } from '../texts.ts';
import styles from './writing.module.css';

export interface SendLaterProps {
  readonly clinicId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onChoose: (at: Date) => void;
}

const capital = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** When the clinic opens, or any other time by its clock. */
export function SendLater({ clinicId, isOpen, onClose, onChoose }: SendLaterProps) {
  const { core } = useClinicTexts();
  const t = useWorkingTexts().later;
  const hours = useOpeningHours(clinicId);
  const whenWords = useWhenWords(hours.timeZone);
  const form = useId();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const choose = (at: Date) => {
    onClose();
    onChoose(at);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The field knows no zone: what is typed is what the clinic's clock will show.
    const local = Date.parse(`${typed}Z`);
    const at = new Date(Number.isNaN(local) ? Number.NaN : fromLocal(local, hours.timeZone));
    if (!(at > now() && at < latestSendAt(now()))) return setFault(t.past);
    choose(at);
  };
  const times = laterTimes(hours, now());
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
        {times.map((at) => (
          <Button key={at.getTime()} variant="soft" onPress={() => choose(at)}>
            {capital(whenWords(at))}
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
