import type { QuestionnaireProgress } from '@tervita/contract/smart-questionnaire';
import { useFormat } from '../../../../../core/format/index.ts';
import { usePatientTexts } from '../../../../../core/texts/patient.ts';
import { nameOf, usePerson } from '../for-whom/use-persons.ts';
import styles from './asking.module.css';

interface Props {
  readonly progress: QuestionnaireProgress;
  /** Where the age decides what is asked. */
  readonly withAge?: boolean;
}

/** Whose answers these are, and about what: said on every page of the questionnaire. */
export function ForWhomLine({ progress, withAge = false }: Props) {
  const { eContacts, problemTypes } = usePatientTexts();
  const { age } = useFormat();
  const person = usePerson(progress.patientPersonId);
  const reason = progress.chiefProblemTypeId && problemTypes.labels[progress.chiefProblemTypeId];
  const years = withAge && person?.birthDate && age(person.birthDate);
  // Whose it is must not be said before it is known.
  const who =
    person &&
    (person.isMe ? eContacts.forMe : eContacts.forPerson([nameOf(person), years].filter(Boolean).join(', ')));
  return <p className={styles.reason}>{[who, reason].filter(Boolean).join(' · ') || '\u00a0'}</p>;
}
