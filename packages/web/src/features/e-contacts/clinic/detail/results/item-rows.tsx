import type { QuestionnaireResponse } from '@tervita/contract/instruments';
import { StaffIcon } from '../../../../../ui/staff-icon.tsx';
import styles from './results.module.css';
import { useResultTexts } from './texts.ts';

type Item = QuestionnaireResponse['items'][number];

/** As many dots as the highest answer, filled as far as this one. */
function Dots({ value, max }: Pick<Item, 'value' | 'max'>) {
  const most = 6;
  if (value === null || max > most) return null;
  return (
    <span className={styles.dots} aria-hidden="true">
      {Array.from({ length: max }, (_, at) => at + 1).map((place) => (
        <span key={place} className={styles.dot} data-on={place <= value || undefined} />
      ))}
    </span>
  );
}

/** Every item with its answer in words and its value. */
export function ItemRows({ response }: { response: QuestionnaireResponse }) {
  const t = useResultTexts();
  return (
    <table className={styles.items} aria-label={`${t.answers}: ${response.name}`}>
      <tbody>
        {response.items.map(({ id, label, answer, ownWords, value, max, isScored, isRedFlag }, at) => (
          <tr key={id} data-danger={isRedFlag || undefined}>
            <td className={styles.number}>{at + 1}</td>
            <th scope="row">
              {label}
              {isRedFlag ? (
                <span className={styles.flag}>
                  <StaffIcon name="flag" size="sm" /> {t.redFlag}
                </span>
              ) : null}
              {isScored ? null : <span className={styles.muted}>{` · ${t.notCounted}`}</span>}
            </th>
            <td>
              {answer ?? t.skipped}
              {ownWords === null ? null : <q className={styles.ownWords}>{ownWords}</q>}
            </td>
            <td className={styles.dotsCell}>{isScored ? <Dots value={value} max={max} /> : null}</td>
            <td className={styles.value}>{isScored && value !== null ? value : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
