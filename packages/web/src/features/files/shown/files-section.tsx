import type { FileItem } from '@tervita/contract/files';
import { SmallHeading } from '../../../ui/small-heading.tsx';
import { useFileTexts } from '../texts.ts';
import { FileList } from './file-list.tsx';
import styles from './files-section.module.css';

/** All files of an e-contact beside it, small. */
export function FilesSection({ files }: { files: readonly FileItem[] }) {
  const t = useFileTexts();
  return (
    <section aria-label={t.list} className={styles.section}>
      <SmallHeading count={files.length}>{t.list}</SmallHeading>
      <FileList files={files} side="clinic" hasPictures={false} />
    </section>
  );
}
