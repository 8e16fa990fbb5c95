import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { RowLink } from '../../../ui/list-row.tsx';
import { useFileTexts } from '../texts.ts';
import styles from './files-link.module.css';

interface Props {
  readonly eContactId: string;
  /** Undefined: nobody knows before the list is opened. */
  readonly count: number | undefined;
}

/** From the conversation to all its files. */
export function FilesLink({ eContactId, count }: Props) {
  const t = useFileTexts();
  return (
    <div className={styles.link}>
      <Card isFlush>
        <RowLink
          to={`/my-e-contacts/files?eContactId=${eContactId}`}
          icon={<Icon name="file" />}
          title={t.list}
          hint={count === undefined ? undefined : t.count(count)}
        />
      </Card>
    </div>
  );
}
