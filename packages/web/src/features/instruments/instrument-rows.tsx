import type { InstrumentToWord } from '@tervita/contract/instruments';
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

/** Every questionnaire that needs a licence, who holds the rights, and whether patients are offered it. */
export function InstrumentRows({ clinicId, instruments }: Props) {
  const t = useQuestionnaireTexts();
  const offeredOf = useOfferedOf(clinicId);
  const stateOf = (instrument: InstrumentToWord) => {
    if (offeredOf(instrument).length > 0) return <StatusChip tone="done">{t.offered}</StatusChip>;
    if (instrument.texts.length > 0) return <StatusChip tone="wait">{t.entered}</StatusChip>;
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
