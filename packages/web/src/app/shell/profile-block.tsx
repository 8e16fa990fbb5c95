import { Link } from 'react-router';
import { useSelectedClinic, useUser } from '../../core/session/index.ts';
import { usePublicTexts } from '../../core/texts/index.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './sidebar.module.css';

interface Props {
  isRail: boolean;
  onNavigate?: (() => void) | undefined;
}

const useRoleName = (): string => {
  const { shell } = usePublicTexts();
  const { activeRole } = useUser();
  const employment = useSelectedClinic();
  if (activeRole === 'PRM_TERVITA_ADMIN') return shell.platformAdmin;
  if (activeRole === 'PRM_DOCTOR' && employment) return shell.employeeRoles[employment.role];
  return shell.patient;
};

/** Who is signed in, and the way to their own data. */
export function ProfileBlock({ isRail, onNavigate }: Props) {
  const { shell } = usePublicTexts();
  const { firstName, surname } = useUser();
  const roleName = useRoleName();
  const name = `${firstName} ${surname}`;
  return (
    <div className={styles.profile}>
      <Avatar name={name} label={isRail ? name : undefined} />
      {isRail ? null : (
        <span className={styles.person}>
          {name}
          <small>{roleName}</small>
        </span>
      )}
      <Link to="/edit-profile" className={styles.edit ?? ''} {...(onNavigate ? { onClick: onNavigate } : {})}>
        <Icon name="pencil" size="sm" />
        <VisuallyHidden>{shell.editProfile}</VisuallyHidden>
      </Link>
    </div>
  );
}
