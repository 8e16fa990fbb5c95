import type { QuestionnaireResponse } from '@tervita/contract/instruments';
import { useId } from 'react';
import { copyText } from '../../../../../core/copy-text.ts';
import { useFormat } from '../../../../../core/format/index.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Card } from '../../../../../ui/card.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { StaffIcon } from '../../../../../ui/staff-icon.tsx';
import { ItemRows } from './item-rows.tsx';
import { OverTime } from './over-time.tsx';
import styles from './results.module.css';
import { Score } from './score.tsx';
import { useResultTexts } from './texts.ts';

/** As it is pasted into another system. */
const useAsText = (response: QuestionnaireResponse): string => {
  const t = useResultTexts();
  const format = useFormat();
  const { name, filledAt, total, range, band, subscores, isFlagged, findings, items, isValidated } = response;
  const score = total === null || !range ? [] : [`${total} ${t.of(range.max)}`];
  return [
    `${name}, ${t.filled(format.day(filledAt), format.time(filledAt))}`,
    [...score, ...(band ? [band.label] : []), ...(isValidated ? [] : [t.notValidated])].join(', '),
    ...subscores.map((each) => `${each.label}: ${each.sum} ${t.of(each.max)}`),
    ...(isFlagged ? [t.isFlagged] : []),
    ...findings,
    ...items.map(
      ({ label, answer, value }) => `${label}: ${answer ?? t.skipped}${value === null ? '' : ` (${value})`}`,
    ),
    t.notDiagnosis,
  ]
    .filter(Boolean)
    .join('\n');
};

/** One questionnaire: its score, what it means, how it went over time, and every answer. */
export function ScoreCard({ response }: { response: QuestionnaireResponse }) {
  const t = useResultTexts();
  const format = useFormat();
  const title = useId();
  const text = useAsText(response);
  const { name, filledAt, language, wording, overTime } = response;
  const copy = () => copyText(text, t.copied);
  return (
    <Card isFlush as="section" aria-labelledby={title}>
      <header className={styles.head}>
        <StaffIcon name="clipboard-check" />
        <h2 id={title} className={styles.title}>
          {name}
        </h2>
        <span className={styles.filled}>
          {`${t.filledAt(format.moment(filledAt))}, ${t.answeredIn[language]}`}
        </span>
        <Button size="sm" variant="ghost" icon={<Icon name="copy" size="sm" />} onPress={copy}>
          {t.copy}
        </Button>
      </header>
      <div className={styles.result} data-alone={overTime.length < 2 || undefined}>
        <Score response={response} />
        {overTime.length < 2 ? null : <OverTime response={response} />}
      </div>
      <ItemRows response={response} />
      {wording ? <p className={styles.note}>{wording}</p> : null}
    </Card>
  );
}
