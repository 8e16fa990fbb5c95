import type { Viewer } from '@tervita/contract/live';
import { useFormat } from '../../../../core/format/index.ts';
import { useUser } from '../../../../core/session/index.ts';
import { useClinicTexts } from '../../../../core/texts/clinic.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import styles from './viewers-strip.module.css';

/** Colleagues who have the same e-contact open now. */
export function ViewersStrip({ viewers }: { viewers: readonly Viewer[] }) {
  const { detail: t, inbox } = useClinicTexts().eContacts;
  const format = useFormat();
  const { userId } = useUser();
  const present = viewers.filter((viewer) => viewer.userId !== userId);
  const nameOf = ({ firstName, surname }: Viewer) => `${firstName} ${surname}`;
  const others = present.map(nameOf);
  const writing = present.filter(({ isWriting }) => isWriting).map(nameOf);
  const [first] = others;
  if (!first) return null;
  const viewing = others.length === 1 ? t.viewing(first) : t.viewingMany(format.list(others));
  return (
    <p className={styles.strip} role="status">
      <Avatar name={first} size="sm" isViewing />
      <span className={styles.words}>
        {writing.length > 0 ? inbox.writing(format.list(writing)) : viewing}
      </span>
      <Icon name="eye" size="sm" />
    </p>
  );
}
