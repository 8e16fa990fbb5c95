import { type KeyboardEvent, useState } from 'react';
import { DayField } from '../../../../../core/form/index.ts';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { Button } from '../../../../../ui/button.tsx';
import { existingDay, isoDate } from '../../../../../ui/date-text.ts';
import type { InboxChoice } from '../choice.ts';
import { useInboxMoreTexts } from '../texts.ts';
import styles from './time-filter.module.css';

interface Props {
  readonly choice: InboxChoice;
  readonly choose: (next: Partial<InboxChoice>) => void;
  readonly close: () => void;
}

const times = ['TODAY', '7', '30'] as const;

/** As in a menu: up and down go from one to the next. */
const goThrough = (event: KeyboardEvent<HTMLElement>) => {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const all = [...event.currentTarget.querySelectorAll('button')];
  const at = all.indexOf(document.activeElement as HTMLButtonElement);
  if (!by || all.length === 0) return;
  event.preventDefault();
  all[(at + by + all.length) % all.length]?.focus();
};

/** When it was sent: since a day, or between two. */
export function TimeFilter({ choice, choose, close }: Props) {
  const { eContacts, errors } = useClinicTexts();
  const { filters } = eContacts.inbox;
  const t = useInboxMoreTexts();
  const [first = '', last = ''] = choice.time?.includes('_') ? choice.time.split('_') : [];
  const [from, setFrom] = useState(first);
  const [to, setTo] = useState(last);
  const [firstDay, lastDay] = [existingDay(from), existingDay(to)];
  const isWrong = firstDay !== undefined && lastDay !== undefined && firstDay > lastDay;
  // While its year is being typed nothing is wrong yet.
  const noSuchDay = (typed: string) =>
    isoDate(typed) && !existingDay(typed) ? errors.fields.badDate : undefined;
  const set = (time: string | undefined) => {
    choose({ time });
    close();
  };
  return (
    <div className={styles.time}>
      <fieldset className={styles.times} aria-label={filters.time} onKeyDown={goThrough}>
        {times.map((time) => (
          <Button
            key={time}
            size="sm"
            variant={choice.time === time ? 'soft' : 'ghost'}
            aria-pressed={choice.time === time}
            onPress={() => set(time)}
          >
            {filters.times[time]}
          </Button>
        ))}
      </fieldset>
      <form
        className={styles.range}
        onSubmit={(event) => {
          event.preventDefault();
          if (firstDay && lastDay && !isWrong) set(`${firstDay}_${lastDay}`);
        }}
      >
        <DayField label={t.from} value={from} onChange={setFrom} error={noSuchDay(from)} />
        <DayField
          label={t.to}
          value={to}
          onChange={setTo}
          error={noSuchDay(to) ?? (isWrong ? t.wrongRange : undefined)}
        />
        <Button type="submit" size="sm" isDisabled={!firstDay || !lastDay || isWrong}>
          {t.showRange}
        </Button>
      </form>
    </div>
  );
}
