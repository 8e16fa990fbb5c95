import { Link } from 'react-router';
import { useUser } from '../../../../core/session/index.ts';
import { usePatientTexts } from '../../../../core/texts/patient.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import styles from './chosen-line.module.css';

interface Props {
  readonly clinic: string | undefined;
  readonly changeTo: string;
}

/** What is already settled, with a way to change it. */
export function ChosenLine({ clinic, changeTo }: Props) {
  const { core, eContacts } = usePatientTexts();
  const { firstName, surname } = useUser();
  return (
    <div className={styles.line}>
      <Avatar name={`${firstName} ${surname}`} size="lg" />
      <div className={styles.text}>
        <p className={styles.who}>{eContacts.forMe}</p>
        <p className={styles.where}>{clinic ?? ' '}</p>
      </div>
      <Link className={styles.change ?? ''} to={changeTo}>
        {core.actions.change}
      </Link>
    </div>
  );
}
