import { Link } from 'react-router';
import { useFormat } from '../../../../core/format/index.ts';
import { useUser } from '../../../../core/session/index.ts';
import { usePatientTexts } from '../../../../core/texts/patient.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import styles from './chosen-line.module.css';
import { useFlowAddress } from './flow-choice.ts';
import { nameOf, usePerson } from './for-whom/use-persons.ts';
import { useChosenClinic } from './where/use-clinics.ts';

interface Props {
  readonly personId: string | undefined;
  readonly clinicId?: string | undefined;
}

/** What is already settled, with a way to change it. */
export function ChosenLine({ personId, clinicId }: Props) {
  const { core, eContacts } = usePatientTexts();
  const me = useUser();
  const addressOf = useFlowAddress();
  const { age } = useFormat();
  const person = usePerson(personId);
  const clinic = useChosenClinic({ personId, clinicId });
  const isMe = personId === undefined || personId === me.personId;
  const other = isMe ? undefined : person;
  const name = other ? nameOf(other) : `${me.firstName} ${me.surname}`;
  const words = other && [nameOf(other), ...(other.birthDate ? [age(other.birthDate)] : [])].join(', ');
  // Whose it is must not be said before it is known.
  const who = words ? eContacts.forPerson(words) : isMe && eContacts.forMe;
  return (
    <div className={styles.line}>
      <Avatar name={isMe || other ? name : undefined} size="lg" />
      <div className={styles.text}>
        <p className={styles.who}>{who || ' '}</p>
        {clinicId ? <p className={styles.where}>{clinic?.name ?? ' '}</p> : null}
      </div>
      <Link className={styles.change ?? ''} to={addressOf('choose-person', { isChanging: true })}>
        {core.actions.change}
      </Link>
    </div>
  );
}
