import type { ListImport } from '@tervita/contract/clinic-import';
import { useFormat } from '../../core/format/index.ts';
import styles from './clinic-import.module.css';
import { useClinicImportTexts } from './texts.ts';

const kinds = ['new', 'changed', 'left', 'same'] as const;

export function Counts({ counts }: { counts: Pick<ListImport, (typeof kinds)[number] | 'rowsBad'> }) {
  const t = useClinicImportTexts().result;
  const { number } = useFormat();
  return (
    <>
      <ul className={styles.counts}>
        {kinds.map((kind) => (
          <li key={kind} className={styles.count}>
            <strong>{number(counts[kind])}</strong>
            <span>{t[kind]}</span>
          </li>
        ))}
      </ul>
      {counts.rowsBad > 0 ? <p className={styles.bad}>{t.bad(number(counts.rowsBad))}</p> : null}
    </>
  );
}
