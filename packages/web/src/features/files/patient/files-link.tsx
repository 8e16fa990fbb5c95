import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { RowLink } from '../../../ui/list-row.tsx';
import { useFileTexts } from '../texts.ts';
import styles from './files-link.module.css';

/** From the conversation to all its files. */
export function FilesLink({ eContactId, count }: { eContactId: string; count: number }) {
  const t = useFileTexts();
  return (
    <div className={styles.link}>
      <Card isFlush>
        <RowLink
          to={`/my-e-contacts/files?eContactId=${eContactId}`}
          icon={<Icon name="file" />}
          title={t.list}
          hint={t.count(count)}
        />
      </Card>
    </div>
  );
}
