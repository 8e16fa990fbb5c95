import type { InstrumentToWord } from '@tervita/contract/instruments';
import { languageNames } from '../../core/texts/index.ts';
import { Card } from '../../ui/card.tsx';
import { RowLink } from '../../ui/list-row.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { useOfferedOf } from './offer-state.tsx';
import styles from './questionnaire-texts.module.css';
import { useQuestionnaireTexts } from './texts.ts';

interface Props {
  readonly clinicId: string;
  readonly instruments: readonly InstrumentToWord[];
}

function Rows({ clinicId, instruments }: Props) {
  const t = useQuestionnaireTexts();
  const offeredOf = useOfferedOf(clinicId);
  const stateOf = (instrument: InstrumentToWord) => {
    const { hasOwnWords, texts } = instrument;
    const entered = texts.map(({ language }) => languageNames[language]).join(', ');
    if (hasOwnWords && entered) return <StatusChip tone="done">{t.yours(entered)}</StatusChip>;
    if (hasOwnWords) return <StatusChip tone="idle">{t.ours}</StatusChip>;
    if (offeredOf(instrument).length > 0) return <StatusChip tone="done">{t.offered}</StatusChip>;
    if (entered) return <StatusChip tone="wait">{t.entered}</StatusChip>;
    return <StatusChip tone="idle">{t.missing}</StatusChip>;
  };
  return (
    <Card isFlush>
      <ul className={styles.rows}>
        {instruments.map((each) => (
          <li key={each.instrument}>
            <RowLink
              to={`/admin/questionnaire-texts?instrument=${each.instrument}`}
              title={each.name}
              hint={t.holder(each.holder)}
              end={stateOf(each)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Every questionnaire that a clinic can enter the words of, who holds the rights, and in whose words patients are asked. */
export function InstrumentRows({ clinicId, instruments }: Props) {
  const t = useQuestionnaireTexts();
  const groups = [
    { title: t.haveOwnWords, instruments: instruments.filter(({ hasOwnWords }) => hasOwnWords) },
    { title: t.needLicence, instruments: instruments.filter(({ hasOwnWords }) => !hasOwnWords) },
  ];
  return groups
    .filter((group) => group.instruments.length > 0)
    .map(({ title, ...group }) => (
      <section key={title} aria-label={title} className={styles.group}>
        <h2 className={styles.groupTitle}>{title}</h2>
        <Rows clinicId={clinicId} {...group} />
      </section>
    ));
}
