import type {
  Medication,
  searchMedications,
  searchMedicationsAsPatient,
} from '@tervita/contract/prescriptions';
import { medicineKey } from '@tervita/domain/prescriptions';
import { medicineName, medicineSubstance } from '@tervita/texts/medicine-words';
import { useDeferredValue, useState } from 'react';
import { useAnswer } from '../../core/api/index.ts';
import { useLanguage } from '../../core/texts/index.ts';
import { Card } from '../../ui/card.tsx';
import { Highlighted } from '../../ui/highlighted.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './medicine-search.module.css';
import { usePrescriptionTexts } from './texts.ts';

interface Props {
  /** The same register, asked as staff or as a patient. */
  readonly route: typeof searchMedications | typeof searchMedicationsAsPatient;
  readonly isFocused: boolean;
  readonly onFound: (medication: Medication) => void;
  /** With what was typed. */
  readonly onByHand: (typed: string) => void;
}

/** As much of the beginning as was typed right. */
const sameLetters = (text: string, typed: string): number => {
  const [letters, wanted] = [text.toLowerCase(), typed.trim().toLowerCase()];
  let length = 0;
  while (length < wanted.length && letters[length] === wanted[length]) length += 1;
  return length;
};

const lettersLeast = 2;
const hitKey = ({ brand, strength, form }: Medication) => `${brand} ${strength} ${form}`;

/** Hits of the register; that it is not among them is always the last of them. */
export function MedicineSearch({ route, isFocused, onFound, onByHand }: Props) {
  const t = usePrescriptionTexts();
  const locale = useLanguage();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const isAsked = medicineKey(search).length >= lettersLeast;
  const answer = useAnswer(
    route,
    { query: { search, locale } },
    { enabled: isAsked, keepsPrevious: true, staleTime: 60_000 },
  );
  const found = isAsked ? (answer.data?.medications ?? []) : [];
  const mark = (text: string) => <Highlighted text={text} ranges={[[0, sameLetters(text, search)]]} />;
  const take = (choose: () => void) => {
    setTyped('');
    choose();
  };
  return (
    <div className={styles.search}>
      <SearchField
        label={t.page.search}
        clearLabel={t.page.clear}
        value={typed}
        onChange={setTyped}
        autoFocus={isFocused}
        autoComplete="off"
      />
      <VisuallyHidden role="status">
        {isAsked && answer.data ? t.page.found(found.length) : ''}
      </VisuallyHidden>
      {isAsked ? (
        <Card isFlush as="ul">
          {found.map((medication) => (
            <li key={hitKey(medication)} className={styles.hit}>
              <button
                type="button"
                aria-label={`${t.page.add(medicineName(medication))}, ${medicineSubstance(medication, t)}`}
                onClick={() => take(() => onFound(medication))}
              >
                <span>
                  <span className={styles.hitName}>{mark(medicineName(medication))}</span>
                  <span className={styles.detail}>{mark(medicineSubstance(medication, t))}</span>
                </span>
                <Icon name="plus" />
              </button>
            </li>
          ))}
          <li className={styles.hit}>
            <button type="button" onClick={() => take(() => onByHand(search))}>
              <span>
                <span className={styles.hitName}>{t.page.notListed}</span>
                <span className={styles.detail}>{t.page.notListedText}</span>
              </span>
              <Icon name="pencil" />
            </button>
          </li>
        </Card>
      ) : null}
    </div>
  );
}
