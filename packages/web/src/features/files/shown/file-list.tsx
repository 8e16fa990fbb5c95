import type { FileItem } from '@tervita/contract/files';
import type { Side } from '../file-routes.ts';
import { useFileTexts } from '../texts.ts';
import styles from './file-list.module.css';
import { FileRow } from './file-row.tsx';

interface Props {
  readonly files: readonly FileItem[];
  readonly side: Side;
  readonly hasPictures?: boolean | undefined;
}

export function FileList({ files, side, hasPictures = true }: Props) {
  const t = useFileTexts();
  return (
    <ul className={styles.list} aria-label={t.list}>
      {files.map((file) => (
        <li key={file.id}>
          <FileRow file={file} side={side} hasPicture={hasPictures} />
        </li>
      ))}
    </ul>
  );
}
