import {
  fallPercent,
  type ReferralSign,
  referralAnswers,
  referralSigns,
  wholeEgfr,
  yearlyFall,
} from '@tervita/domain/tools';
import { useFigures, useFormat } from '../../../core/format/index.ts';
import { Card } from '../../../ui/card.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { useToolsTexts } from '../texts.ts';
import styles from '../tools.module.css';
import type { KidneyResult } from './kidney-result.ts';
import { acrFields } from './kidney-typed.ts';

/** Each sign, met or not, with the number it was judged by. */
export function ReferralCard({ values }: Pick<KidneyResult, 'values'>) {
  const all = useToolsTexts();
  const t = all.kidney;
  const { one, whole } = useFigures();
  const { number } = useFormat();
  const answers = referralAnswers(values);
  const met = referralSigns.filter((sign) => answers[sign] === 'YES');
  const fall = yearlyFall(values);
  const percent = fallPercent(values);
  const judgedBy: Partial<Record<ReferralSign, string | undefined>> = {
    EGFR_UNDER_30: whole(wholeEgfr(values.egfr)),
    ACR_30_OR_MORE:
      values.acr === undefined ? undefined : `${number(values.acr)} ${acrFields[values.acrUnit].unit}`,
    FALLS_OVER_5_A_YEAR: fall === undefined ? undefined : one(fall),
    FELL_TOO_FAR: percent === undefined ? undefined : all.ldl.percent(one(percent)),
  };
  const wordsOf = (sign: ReferralSign) => {
    const answer = answers[sign];
    const value = judgedBy[sign];
    if (answer === 'NOT_KNOWN') return sign === 'ACR_30_OR_MORE' ? t.answers.NOT_KNOWN : t.noEarlier;
    return value === undefined ? t.answers[answer] : t.withValue(t.answers[answer], value);
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
