import { type ReferralSign, referralAnswers, referralSigns, yearlyFall } from '@tervita/domain/tools';
import { useFigures } from '../../../core/format/index.ts';
import { Card } from '../../../ui/card.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { useToolsTexts } from '../texts.ts';
import styles from '../tools.module.css';
import type { KidneyResult } from './kidney-result.ts';

/** Each sign, met or not, with the number it was judged by. */
export function ReferralCard({ values }: Pick<KidneyResult, 'values'>) {
  const t = useToolsTexts().kidney;
  const { short, one, whole } = useFigures();
  const answers = referralAnswers(values);
  const met = referralSigns.filter((sign) => answers[sign] === 'YES');
  const fall = yearlyFall(values);
  const judgedBy: Partial<Record<ReferralSign, string | undefined>> = {
    EGFR_UNDER_30: whole(values.egfr),
    ACR_30_OR_MORE: values.acr === undefined ? undefined : short(Math.round(values.acr * 10) / 10),
    FALLS_OVER_5_A_YEAR: fall === undefined ? undefined : one(fall),
  };
  const wordsOf = (sign: ReferralSign) => {
    const value = judgedBy[sign];
    if (answers[sign] === 'NOT_KNOWN')
      return sign === 'ACR_30_OR_MORE' || sign === 'FAILURE_RISK' ? t.answers.NOT_KNOWN : t.noEarlier;
    return value === undefined ? t.answers[answers[sign]] : t.withValue(t.answers[answers[sign]], value);
  };
  return (
    <Card as="section" aria-label={t.refer}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t.refer}</h2>
        <StatusChip tone={met.length > 0 ? 'turn' : 'done'}>
          {met.length > 0 ? t.someMet(met.length) : t.noneMet}
        </StatusChip>
      </div>
      <dl className={styles.signs}>
        {referralSigns.map((sign) => (
          <div key={sign} data-met={answers[sign] === 'YES' || undefined}>
            <dt>{t.signs[sign]}</dt>
            <dd>{wordsOf(sign)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
