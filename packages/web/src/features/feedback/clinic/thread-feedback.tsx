import { getEContactFeedback } from '@tervita/contract/feedback';
import { useAnswer } from '../../../core/api/index.ts';
import { useFormat } from '../../../core/format/index.ts';
import { SmallHeading } from '../../../ui/small-heading.tsx';
import { useFeedbackTexts } from '../texts.ts';
import { Stars } from './stars.tsx';
import { useStatisticsTexts } from './texts.ts';
import styles from './thread-feedback.module.css';

/** What the patient said when it was over; nothing is shown where nothing was said. */
export function ThreadFeedback({ eContactId }: { eContactId: string }) {
  const t = useStatisticsTexts();
  const { keywords } = useFeedbackTexts();
  const format = useFormat();
  const { data } = useAnswer(getEContactFeedback, { params: { id: eContactId } });
  const said = data?.feedback.filter(({ type }) => type === 'CLINIC') ?? [];
  return said.map(({ rating, comment, at, keywords: chosen }) => (
    <section key={at} className={styles.card} aria-label={t.onThread}>
      <SmallHeading>{t.onThread}</SmallHeading>
      <p className={styles.line}>
        <Stars rating={rating} label={t.stars(rating)} /> <span>{format.day(at)}</span>
      </p>
      {comment ? <p className={styles.comment}>{comment}</p> : null}
      {chosen.length > 0 ? (
        <p className={styles.chosen}>{chosen.map((keyword) => keywords[keyword]).join(', ')}</p>
      ) : null}
    </section>
  ));
}
