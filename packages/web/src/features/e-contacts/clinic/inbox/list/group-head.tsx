import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { CountBadge } from '../../../../../ui/count-badge.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import type { InboxItem } from './inbox-groups.ts';
import styles from './inbox-list.module.css';

export function GroupHead({ item }: { item: InboxItem & { kind: 'group' } }) {
  const { groups } = useClinicTexts().eContacts.inbox;
  const { name, count, since } = item;
  return (
    <h2 className={styles.group} data-name={name}>
      {name === 'flagged' ? <Icon name="triangle-alert" size="sm" /> : null}
      {name === 'long' ? <Icon name="clock" size="sm" /> : null}
      {name === 'planned' ? <Icon name="send" size="sm" /> : null}
      {name === 'earlier' ? groups.earlier(since) : groups[name]}
      <CountBadge tone={name === 'long' ? 'turn' : 'plain'}>{count}</CountBadge>
    </h2>
  );
}
