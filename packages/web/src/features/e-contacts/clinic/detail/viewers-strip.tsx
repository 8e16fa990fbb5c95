import type { Viewer } from '@tervita/contract/live';
import { useFormat } from '../../../../core/format/index.ts';
import { useUser } from '../../../../core/session/index.ts';
import { useClinicTexts } from '../../../../core/texts/clinic.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import styles from './viewers-strip.module.css';

/** Colleagues who have the same e-contact open now. */
export function ViewersStrip({ viewers }: { viewers: readonly Viewer[] }) {
  const t = useClinicTexts().eContacts.detail;
  const format = useFormat();
  const { userId } = useUser();
  const others = viewers
    .filter((viewer) => viewer.userId !== userId)
    .map(({ firstName, surname }) => `${firstName} ${surname}`);
  const [first] = others;
  if (!first) return null;
  return (
    <p className={styles.strip} role="status">
      <Avatar name={first} size="sm" isViewing />
      <span className={styles.words}>
        {others.length === 1 ? t.viewing(first) : t.viewingMany(format.list(others))}
      </span>
      <Icon name="eye" size="sm" />
    </p>
  );
}
