import type { DangerAsked } from '@tervita/contract/smart-questionnaire';
import { useFormat } from '../../../../../core/format/index.ts';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { CountBadge } from '../../../../../ui/count-badge.tsx';
import { Disclosure } from '../../../../../ui/disclosure.tsx';
import { DangerSignIcon } from '../../../danger-signs/danger-sign-icon.tsx';
import styles from './answers.module.css';

const Rows = ({ rows, isTicked }: { rows: DangerAsked['ticked']; isTicked?: boolean }) => (
  <ul className={styles.rows} data-ticked={isTicked || undefined}>
    {rows.map(({ id, label }) => (
      <li key={id}>
        <DangerSignIcon sign={id} />
        {label}
      </li>
    ))}
  </ul>
);

interface PassedProps {
  readonly title: string;
  readonly rows: DangerAsked['notTicked'];
  readonly isOpenAtFirst?: boolean;
}

const Passed = ({ title, rows, isOpenAtFirst }: PassedProps) =>
  rows.length > 0 ? (
    <Disclosure title={title} isOpenAtFirst={isOpenAtFirst} end={<CountBadge>{rows.length}</CountBadge>}>
      <Rows rows={rows} />
    </Disclosure>
  ) : null;

/** Each time that the writer was asked about danger: when and why, what they ticked, and what they passed over. */
export function Asked({ asked }: { asked: readonly DangerAsked[] }) {
  const { flagged } = useClinicTexts().eContacts;
  const format = useFormat();
  return asked.map(({ at, quote, ticked, notTicked, perhapsUnseen, isAnswered }) => (
    <div key={`${at} ${quote}`} className={styles.asked}>
      <p className={styles.danger}>
        <time className={styles.when} dateTime={at}>
          {`${format.day(at)}, ${format.time(at)}`}
        </time>{' '}
        {quote === null ? flagged.askedOfAll : flagged.askedBecause(quote)}
      </p>
      {ticked.length > 0 ? <Rows rows={ticked} isTicked /> : null}
      {isAnswered ? null : <p className={styles.reason}>{flagged.notAnswered}</p>}
      {isAnswered && ticked.length === 0 ? <p className={styles.reason}>{flagged.noneTicked}</p> : null}
      <Passed title={flagged.notTicked} rows={notTicked} isOpenAtFirst={quote !== null} />
      <Passed title={flagged.perhapsUnseen} rows={perhapsUnseen} />
    </div>
  ));
}
