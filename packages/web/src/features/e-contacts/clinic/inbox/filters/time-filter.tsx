import { type KeyboardEvent, useState } from 'react';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { Button } from '../../../../../ui/button.tsx';
import { TextField } from '../../../../../ui/text-field.tsx';
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
  const { filters } = useClinicTexts().eContacts.inbox;
  const t = useInboxMoreTexts();
  const [first = '', last = ''] = choice.time?.includes('_') ? choice.time.split('_') : [];
  const [from, setFrom] = useState(first);
  const [to, setTo] = useState(last);
  const isWrong = from !== '' && to !== '' && from > to;
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
          if (from && to && !isWrong) set(`${from}_${to}`);
        }}
      >
        <TextField
          type="date"
          label={t.from}
          value={from}
          onChange={(event) => setFrom(event.target.value)}
        />
        <TextField
          type="date"
          label={t.to}
          value={to}
          onChange={(event) => setTo(event.target.value)}
          error={isWrong ? t.wrongRange : undefined}
        />
        <Button type="submit" size="sm" isDisabled={!from || !to || isWrong}>
          {t.showRange}
        </Button>
      </form>
    </div>
  );
}
