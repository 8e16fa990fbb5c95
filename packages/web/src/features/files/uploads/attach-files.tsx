import { fileEndings, filesPerMessage } from '@tervita/domain/files';
import { DropZone } from '../../../ui/drop-zone.tsx';
import { useFileTexts } from '../texts.ts';
import styles from './attach-files.module.css';
import { UploadRow } from './upload-row.tsx';
import type { Uploads } from './use-uploads.ts';

interface Props {
  readonly uploads: Uploads;
  readonly size?: 'large' | 'small' | 'icons' | undefined;
}

/** So many are not counted at a glance, and the list may be longer than its box. */
const countedFrom = 3;

/** Choosing files, and how each of them is doing. */
export function AttachFiles({ uploads, size = 'large' }: Props) {
  const t = useFileTexts();
  const isFull = uploads.list.length >= filesPerMessage;
  return (
    <div className={styles.attach}>
      <DropZone
        label={t.add}
        cameraLabel={t.camera}
        dropLabel={t.drop}
        hint={
          isFull && uploads.leftOut.length === 0 ? t.faults.tooMany : size === 'large' ? t.hint : undefined
        }
        endings={fileEndings}
        size={size}
        isDisabled={isFull}
        onFiles={uploads.add}
      />
      {uploads.list.length >= countedFrom ? (
        <p className={styles.count}>{t.count(uploads.list.length)}</p>
      ) : null}
      {uploads.list.length > 0 ? (
        <ul className={styles.list} data-size={size} aria-label={t.list}>
          {uploads.list.map((upload) => (
            <li key={upload.key}>
              <UploadRow upload={upload} uploads={uploads} isSmall={size === 'icons'} />
            </li>
          ))}
        </ul>
      ) : null}
      {uploads.leftOut.length > 0 ? (
        <p className={styles.reason} role="alert">
          {t.leftOut(uploads.leftOut.join(', '))}
        </p>
      ) : null}
      {uploads.isReasonShown && uploads.blocked ? (
        <p className={styles.reason} role="alert">
          {t.blocked[uploads.blocked]}
        </p>
      ) : null}
    </div>
  );
}
