import type { QuestionnaireProgress } from '@tervita/contract/smart-questionnaire';
import { usePatientTexts } from '../../../../../core/texts/patient.ts';
import { nameOf, usePerson } from '../for-whom/use-persons.ts';
import styles from './asking.module.css';

/** Whose answers these are, and about what: said on every page of the questionnaire. */
export function ForWhomLine({ progress }: { progress: QuestionnaireProgress }) {
  const { eContacts, problemTypes } = usePatientTexts();
  const person = usePerson(progress.patientPersonId);
  const reason = progress.chiefProblemTypeId && problemTypes.labels[progress.chiefProblemTypeId];
  // Whose it is must not be said before it is known.
  const who = person && (person.isMe ? eContacts.forMe : eContacts.forPerson(nameOf(person)));
  return <p className={styles.reason}>{[who, reason].filter(Boolean).join(' · ') || '\u00a0'}</p>;
}
