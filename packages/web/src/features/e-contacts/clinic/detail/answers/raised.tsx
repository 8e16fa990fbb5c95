import type { RaisedFlag } from '@tervita/contract/smart-questionnaire';
import { useFormat } from '../../../../../core/format/index.ts';
import { useAiTexts } from '../../../../ai/index.ts';
import styles from './answers.module.css';
import { strongestFirst } from './flags.tsx';

/** What raised the red flag, with when. */
export function Raised({ raised }: { raised: readonly RaisedFlag[] }) {
  const { because } = useAiTexts().answers;
  const format = useFormat();
  return (
    <ul className={styles.raised} aria-label={because}>
      {raised.flatMap(({ id, at, reasons }) =>
        strongestFirst(reasons).map(({ ruleId, told }) => (
          <li key={`${id} ${ruleId}`}>
            <time className={styles.when} dateTime={at}>
              {`${format.day(at)}, ${format.time(at)}`}
            </time>{' '}
            <span className={styles.reason}>{told}</span>
          </li>
        )),
      )}
    </ul>
  );
}
