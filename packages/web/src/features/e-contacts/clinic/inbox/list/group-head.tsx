import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { CountBadge } from '../../../../../ui/count-badge.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import type { InboxItem } from './inbox-groups.ts';
import styles from './inbox-list.module.css';

export function GroupHead({ item }: { item: InboxItem & { kind: 'group' } }) {
  const { inbox, flagged } = useClinicTexts().eContacts;
  const { groups, redFlags } = inbox;
  const { name, count, since } = item;
  const words = { ...groups, words: redFlags.WORDS, earlier: groups.earlier(since) };
  return (
    <h2 className={styles.group} data-name={name}>
      {name === 'flagged' ? <Icon name="triangle-alert" size="sm" /> : null}
      {name === 'words' ? <Icon name="spark" size="sm" /> : null}
      {name === 'long' ? <Icon name="clock" size="sm" /> : null}
      {name === 'planned' ? <Icon name="send" size="sm" /> : null}
      {words[name]}
      <CountBadge tone={name === 'long' ? 'turn' : 'plain'}>{count}</CountBadge>
      {name === 'words' ? <span className={styles.why}>{flagged.machineOnly}</span> : null}
    </h2>
  );
}
