import type { Answered } from '@tervita/contract/core';
import type { countPatients } from '@tervita/contract/patients';
import { useFormat } from '../../core/format/index.ts';
import styles from './patient-lists.module.css';
import { usePatientListsTexts } from './texts.ts';

interface Props {
  readonly counts: Answered<typeof countPatients>;
  readonly lists: number;
}

/** Of those who are on a list; whoever is on none stands in the table of lists. */
export function Figures({ counts, lists }: Props) {
  const t = usePatientListsTexts().figures;
  const { number } = useFormat();
  const onLists = counts.lists.filter(({ listCode }) => listCode !== null);
  const sum = (key: 'patients' | 'signedIn' | 'withPhone' | 'withEmail') =>
    onLists.reduce((total, list) => total + list[key], 0);
  const [patients, signedIn, withPhone, withEmail] = [
    sum('patients'),
    sum('signedIn'),
    sum('withPhone'),
    sum('withEmail'),
  ];
  const share = (count: number) => `${patients === 0 ? 0 : Math.round((count / patients) * 100)} %`;
  const figures = [
    { figure: number(patients), words: t.patients(lists) },
    { figure: share(signedIn), words: t.signedIn(number(signedIn)) },
    { figure: share(withPhone), words: t.withPhone(number(withPhone)) },
    { figure: share(withEmail), words: t.withEmail(number(withEmail)) },
  ];
  return (
    <ul className={styles.figures} aria-label={t.label}>
      {figures.map(({ figure, words }) => (
        <li key={words} className={styles.figure}>
          <strong>{figure}</strong>
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
