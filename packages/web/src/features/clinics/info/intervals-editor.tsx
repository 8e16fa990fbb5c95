import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import styles from './clinic-info.module.css';
import { inPlace } from './in-place.ts';
import { useClinicInfoTexts } from './texts.ts';

interface Interval {
  readonly opens: string;
  readonly closes: string;
}
interface Props {
  /** Names the fields. */
  readonly day: string;
  readonly intervals: readonly Interval[];
  readonly onChange: (intervals: readonly Interval[]) => void;
}

/** The end of the day: a field for a time of the day shows it as midnight. */
const shownEnd = (closes: string) => (closes === '24:00' ? '00:00' : closes);
const typedEnd = (closes: string) => (closes === '00:00' ? '24:00' : closes);
const most = 4;

const nextInterval = (intervals: readonly Interval[]): Interval => {
  const last = intervals.at(-1);
  return last && last.closes < '20:00'
    ? { opens: last.closes, closes: '20:00' }
    : { opens: '08:00', closes: '17:00' };
};

/** The hours of one day; without any it is closed. */
export function IntervalsEditor({ day, intervals, onChange }: Props) {
  const t = useClinicInfoTexts();
  const change = (at: number, over: Partial<Interval>) =>
    onChange(intervals.map((interval, place) => (place === at ? { ...interval, ...over } : interval)));
  return (
    <div className={styles.intervals}>
      {intervals.length === 0 ? <span className={styles.closed}>{t.closed}</span> : null}
      {intervals.map(inPlace).map(({ key, at, value: { opens, closes } }) => (
        <span key={key} className={styles.interval}>
          <input
            type="time"
            className={styles.time}
            aria-label={t.opens(day)}
            value={opens}
            onChange={(event) => change(at, { opens: event.target.value })}
          />
          <span aria-hidden>–</span>
          <input
            type="time"
            className={styles.time}
            aria-label={t.closes(day)}
            value={shownEnd(closes)}
            onChange={(event) => change(at, { closes: typedEnd(event.target.value) })}
          />
          <IconButton
            size="sm"
            label={t.removeHours(day, opens)}
            onPress={() => onChange(intervals.filter((_, place) => place !== at))}
          >
            <Icon name="x" size="sm" />
          </IconButton>
        </span>
      ))}
      {intervals.length < most ? (
        <IconButton
          size="sm"
          label={t.addHours(day)}
          onPress={() => onChange([...intervals, nextInterval(intervals)])}
        >
          <Icon name="plus" size="sm" />
        </IconButton>
      ) : null}
    </div>
  );
}
