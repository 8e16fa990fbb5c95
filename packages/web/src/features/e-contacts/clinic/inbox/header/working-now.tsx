import { useFormat } from '../../../../../core/format/index.ts';
import { usePresent } from '../../../../../core/live/index.ts';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { Avatar } from '../../../../../ui/avatar.tsx';
import { Tooltip } from '../../../../../ui/tooltip.tsx';
import { VisuallyHidden } from '../../../../../ui/visually-hidden.tsx';
import { fullName } from '../../actions/acted.ts';
import styles from './inbox-header.module.css';

const faces = 3;

/** Everybody of the clinic who has the list or an e-contact open, oneself included. */
export function WorkingNow() {
  const { workingNow } = useClinicTexts().eContacts.inbox;
  const format = useFormat();
  const present = usePresent();
  if (present.length < 2) return null;
  const names = format.list(present.map(fullName));
  return (
    <Tooltip text={names}>
      <span className={styles.working}>
        <span className={styles.faces}>
          {present.slice(0, faces).map((viewer) => (
            <Avatar key={viewer.userId} name={fullName(viewer)} size="sm" />
          ))}
        </span>
        {workingNow(present.length)}
        <VisuallyHidden>: {names}</VisuallyHidden>
      </span>
    </Tooltip>
  );
}
