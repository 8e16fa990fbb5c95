import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { Icon } from '../../../../../ui/icon.tsx';
import type { InboxItem } from './inbox-groups.ts';
import styles from './inbox-list.module.css';

interface Props {
  readonly item: InboxItem & { kind: 'fold' };
  readonly onToggle: (clinicMemberId: string) => void;
}

/** Opens and closes further warnings of the person whose first one stands above. */
export function AlarmsFold({ item, onToggle }: Props) {
  const { moreOfSender } = useClinicTexts().eContacts.inbox;
  return (
    <button
      type="button"
      className={styles.fold}
      aria-expanded={item.isOpen}
      onClick={() => onToggle(item.clinicMemberId)}
    >
      <Icon name="chevron-down" size="sm" />
      {moreOfSender(item.count)}
    </button>
  );
}
