import { fromLocal } from '@tervita/domain/core';
import { laterTimes, latestSendAt, thisAfternoon } from '@tervita/domain/e-contacts';
import { type FormEvent, useId, useState } from 'react';
import { now } from '../../../../../core/clock.ts';
import { DayField } from '../../../../../core/form/index.ts';
import { calendarDay, capital, useFormat } from '../../../../../core/format/index.ts';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { Button } from '../../../../../ui/button.tsx';
import { isoDate } from '../../../../../ui/date-text.ts';
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

/** 9:30, 09.30 and 930 are all half past nine. */
const isoTime = (typed: string): string | undefined => {
  const [, hours, minutes] = /^(\d{1,2})[:.]?(\d{2})$/.exec(typed.trim()) ?? [];
  return hours && `${hours.padStart(2, '0')}:${minutes}`;
};

type Fault = { readonly [Field in 'day' | 'time']?: string };

const isTime = (time: string | undefined): boolean =>
  time !== undefined && !Number.isNaN(Date.parse(`2000-01-01T${time}Z`));

/** When the clinic opens, or any other time by its clock. */
export function SendLater({ clinicId, isOpen, onClose, onChoose }: SendLaterProps) {
  const { core } = useClinicTexts();
  const t = useWorkingTexts().later;
  const hours = useOpeningHours(clinicId);
  const whenWords = useWhenWords(hours.timeZone);
  const form = useId();
  const format = useFormat(hours.timeZone);
  const [day, setDay] = useState('');
  const [time, setTime] = useState('');
  const [fault, setFault] = useState<Fault>();
  const choose = (at: Date) => {
    onClose();
    onChoose(at);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [date, clock] = [isoDate(day), isoTime(time)];
    if (!date) return setFault({ day: t.past });
    if (!isTime(clock)) return setFault({ time: t.badTime });
    // The fields know no zone: what is typed is what the clinic's clock will show.
    const local = Date.parse(`${date}T${clock}Z`);
    const at = new Date(Number.isNaN(local) ? Number.NaN : fromLocal(local, hours.timeZone));
    const isToday = date === calendarDay(now(), hours.timeZone);
    if (!(at > now() && at < latestSendAt(now()))) return setFault({ [isToday ? 'time' : 'day']: t.past });
    choose(at);
  };
  const times = laterTimes(hours, now());
  const afternoon = thisAfternoon(hours, now())?.getTime();
  const wordsOf = (at: Date) =>
    at.getTime() === afternoon ? t.afternoon(format.time(at)) : capital(whenWords(at));
  const changed = (set: (value: string) => void) => (value: string) => {
    setFault(undefined);
    set(value);
  };
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: digits choose among the buttons inside */}
      <div
        className={styles.times}
        onKeyDown={(event) => {
          const at = times[Number(event.key) - 1];
          if (at) choose(at);
        }}
      >
        {times.map((at, index) => (
          <Button
            key={at.getTime()}
            variant="soft"
            keys={String(index + 1)}
            onPress={() => choose(at)}
            autoFocus={index === 0}
          >
            {wordsOf(at)}
          </Button>
        ))}
      </div>
      <form id={form} className={styles.exact} onSubmit={submit} noValidate>
        <DayField label={t.day} value={day} error={fault?.day} onChange={changed(setDay)} />
        <TextField
          label={t.time}
          inputMode="numeric"
          placeholder="14:30"
          autoComplete="off"
          value={time}
          error={fault?.time}
          onChange={(event) => changed(setTime)(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
