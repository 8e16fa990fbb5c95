import type { FileItem } from '@tervita/contract/files';
import { CountBadge } from '../../../ui/count-badge.tsx';
import { useFileTexts } from '../texts.ts';
import { FileList } from './file-list.tsx';
import styles from './files-section.module.css';

/** All files of an e-contact beside it, small. */
export function FilesSection({ files }: { files: readonly FileItem[] }) {
  const t = useFileTexts();
  return (
    <section aria-label={t.list} className={styles.section}>
      <h3 className={styles.title}>
        {t.list}
        <CountBadge>{files.length}</CountBadge>
      </h3>
      <FileList files={files} side="clinic" hasPictures={false} />
    </section>
  );
}
