import type { WaitingTimes } from '@tervita/contract/waiting-times';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFigures } from '../../../core/format/index.ts';
import { Card } from '../../../ui/card.tsx';
import { useWaitingTexts } from '../texts.ts';
import { useDurations } from './use-durations.ts';
import styles from './waiting.module.css';

interface TileProps {
  readonly value: ReactNode;
  readonly label: string;
  readonly note: string;
  readonly isTurn?: boolean;
  /** Where those who are counted are found. */
  readonly to?: string;
}
const Tile = ({ value, label, note, isTurn = false, to }: TileProps) => (
  <Card as="section" aria-label={label}>
    <div className={styles.tile} data-turn={isTurn || undefined}>
      <p className={styles.value}>{value}</p>
      <p>
        {to ? (
          <Link to={to} className={styles.link ?? ''}>
            {label}
          </Link>
        ) : (
          label
        )}
      </p>
      <p className={styles.note}>{note}</p>
    </div>
  </Card>
);

/** The four figures on top: the first answer, the end, the same day, and who waits now. */
export function Figures({ times }: { times: WaitingTimes }) {
  const t = useWaitingTexts();
  const { share } = useFigures();
  const { words } = useDurations(times.workingDay);
  const { firstAnswer, completion, sameDay, now } = times;
  const shareWords = (value: number | null) => (value === null ? t.none : share(value, 1));
  const longest = words(now.longest, t.none);
  const nowNote = () => {
    if (now.count === 0) return t.nobodyWaits;
    return now.overDay > 0 ? t.overDay(now.overDay, longest) : t.longest(longest);
  };
  return (
    <div className={styles.figures}>
      <Tile
        value={words(firstAnswer.half, t.none)}
        label={t.toFirstAnswer}
        note={t.median(words(firstAnswer.nineOfTen, t.none))}
      />
      <Tile
        value={words(completion.half, t.none)}
        label={t.toCompletion}
        note={t.median(words(completion.nineOfTen, t.none))}
      />
      <Tile
        value={shareWords(sameDay.share)}
        label={t.sameDay}
        note={sameDay.before === null ? t.noBefore : t.before(shareWords(sameDay.before))}
      />
      <Tile
        value={now.count}
        label={t.waitNow}
        note={nowNote()}
        isTurn={now.overDay > 0}
        to="/clinic-e-contacts"
      />
    </div>
  );
}
