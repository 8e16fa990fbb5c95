import type { QuestionnaireResponse } from '@tervita/contract/instruments';
import { Callout } from '../../../../../ui/callout.tsx';
import { StatusChip } from '../../../../../ui/status-chip.tsx';
import styles from './results.module.css';
import { useResultTexts } from './texts.ts';

type Part = QuestionnaireResponse['subscores'][number];

/** Where the score stands among its bands; the numbers say it in words. */
function Scale({ response: { bands, total, band, range } }: { response: QuestionnaireResponse }) {
  if (total === null || !range || bands.length === 0) return null;
  const widthOf = (from: number, to: number) => to - from + 1;
  const at = ((total - range.min + 0.5) / widthOf(range.min, range.max)) * 100;
  return (
    <div className={styles.scale}>
      <div className={styles.track} aria-hidden="true">
        {bands.map(({ code, from, to }) => (
          <span
            key={code}
            className={styles.band}
            data-current={code === band?.code || undefined}
            style={{ flexGrow: widthOf(from, to) }}
          />
        ))}
        <span className={styles.mark} style={{ insetInlineStart: `${at}%` }} />
      </div>
      <ol className={styles.bandNames}>
        {bands.map(({ code, from, to, label }) => (
          <li key={code} aria-current={code === band?.code || undefined}>
            <span>{from === to ? from : `${from}–${to}`}</span> {label}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Parts({ parts }: { parts: readonly Part[] }) {
  const t = useResultTexts();
  if (parts.length === 0) return null;
  return (
    <dl className={styles.parts} aria-label={t.parts}>
      {parts.map(({ id, label, sum, max, band, isPositive }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>
            <b>{sum}</b> {t.of(max)}
            {band ? `, ${band.label}` : null}
            {isPositive === null ? null : `, ${isPositive ? t.isAbove : t.isNotAbove}`}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function Score({ response }: { response: QuestionnaireResponse }) {
  const t = useResultTexts();
  const { total, range, band, subscores, findings, isValidated } = response;
  return (
    <div className={styles.score}>
      {total === null || !range ? null : (
        <p className={styles.total}>
          <b>{total}</b> {t.of(range.max)}
          {band ? (
            <span className={styles.chip}>
              <StatusChip tone="turn">{band.label}</StatusChip>
            </span>
          ) : null}
        </p>
      )}
      {isValidated ? null : <p className={styles.muted}>{t.notValidated}</p>}
      <Scale response={response} />
      <Parts parts={subscores} />
      {response.isFlagged ? <Callout tone="turn">{t.isFlagged}</Callout> : null}
      <p className={styles.meaning}>
        {findings.join(' ')} <span className={styles.muted}>{t.notDiagnosis}</span>
      </p>
    </div>
  );
}
