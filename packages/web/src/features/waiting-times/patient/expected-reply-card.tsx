import type { ExpectedReplyTimes } from '@tervita/contract/waiting-times';
import type { OpeningHours } from '@tervita/domain/clinics';
import { useEmergencyNumber } from '../../../core/config.ts';
import { calendarDay, useFormat } from '../../../core/format/index.ts';
import { Callout } from '../../../ui/callout.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { WithPhoneLinks } from '../../../ui/phone-link.tsx';
import { useAnsweringWords, useWhenWords } from '../../clinics/index.ts';
import { useExpectedReplyTexts } from '../texts.ts';
import styles from './expected-reply.module.css';

interface Props {
  readonly expected: ExpectedReplyTimes;
  readonly hours: OpeningHours;
  /** Before sending: also when the clinic answers, and what to do if it cannot wait. */
  readonly isBefore: boolean;
}

/** A day and an hour, by the clock of the clinic. */
export function ExpectedReplyCard({ expected: { by, nineOfTenBy }, hours, isBefore }: Props) {
  const t = useExpectedReplyTexts();
  const emergencyNumber = useEmergencyNumber();
  const { timeZone } = hours;
  const when = useWhenWords(timeZone, t);
  const format = useFormat(timeZone);
  const answers = useAnsweringWords()(hours);
  const isSameDay = by !== null && calendarDay(by, timeZone) === calendarDay(nineOfTenBy, timeZone);
  const most = isSameDay
    ? t.sameDay(format.time(nineOfTenBy).replace(/^0/, ''))
    : when(new Date(nineOfTenBy));
  const isMore = by !== null && by !== nineOfTenBy;
  return (
    <>
      <Callout tone="info" icon={<Icon name="clock" />}>
        <div className={styles.title}>{t.title}</div>
        <p className={styles.when}>{when(new Date(by ?? nineOfTenBy))}</p>
        <p className={styles.more}>
          {by === null ? t.late : null} {isMore ? t.nineOfTen(most) : null} {isBefore ? `${answers}.` : null}
        </p>
      </Callout>
      {isBefore ? (
        <p className={styles.worse}>
          <WithPhoneLinks text={t.worse(emergencyNumber)} numbers={[emergencyNumber]} />
        </p>
      ) : null}
    </>
  );
}
