import { isPicture, previewMaxBytes } from '@tervita/domain/files';
import { useNotice } from '../../../core/api/index.ts';
import { useLanguage, useTexts } from '../../../core/texts/index.ts';
import { Button } from '../../../ui/button.tsx';
import { FileItem } from '../../../ui/file-item.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { BlobPicture, SentPicture } from '../shown/picture.tsx';
import { sizeText } from '../size-text.ts';
import { useFileTexts } from '../texts.ts';
import { canRetry, type Upload } from './upload.ts';
import type { Uploads } from './use-uploads.ts';

const percentOf = ({ progress }: Upload) => Math.floor(progress * 100);

const useStateWords = (upload: Upload): string => {
  const t = useFileTexts();
  const noticeOf = useNotice(useTexts().errors);
  const { state, item, fault } = upload;
  if (state === 'UPLOADING') return t.uploading(percentOf(upload));
  if (state === 'SELECTED') return t.waiting;
  if (state === 'COMPLETED') return item ? t.scan[item.scanState] : '';
  if (typeof fault === 'string') return t.faults[fault];
  return `${t.failed}. ${noticeOf(fault)?.text ?? ''}`.trim();
};

interface Props {
  readonly upload: Upload;
  readonly uploads: Uploads;
  readonly isSmall?: boolean | undefined;
}

export function UploadRow({ upload, uploads, isSmall }: Props) {
  const t = useFileTexts();
  const language = useLanguage();
  const { key, name, size, state, file, item } = upload;
  const words = useStateWords(upload);
  const isOnItsWay = state === 'UPLOADING' || state === 'SELECTED';
  const isBad = state === 'FAILED' || item?.scanState === 'INFECTED';
  const picture = file && isPicture(file.type) && file.size <= previewMaxBytes && !isBad ? file : undefined;
  const isRestored = !file && item?.canOpen && isPicture(item.mediaType) && size <= previewMaxBytes;
  const restored = isRestored ? <SentPicture file={item} side={uploads.side} /> : undefined;
  return (
    <FileItem
      name={name}
      isSmall={isSmall}
      isPicture={(picture ?? restored) !== undefined}
      tone={isBad ? 'danger' : 'plain'}
      meta={
        <span role="status">
          {sizeText(size, language)} · {words}
        </span>
      }
      progress={state === 'UPLOADING' ? { value: percentOf(upload), label: words } : undefined}
      picture={picture ? <BlobPicture blob={picture} alt={t.picture(name)} /> : restored}
      end={
        <>
          {canRetry(upload) ? (
            <Button size="sm" variant="secondary" onPress={() => uploads.retry(key)}>
              {t.actions.retry}
            </Button>
          ) : null}
          <IconButton
            label={isOnItsWay ? t.actions.cancel(name) : t.actions.remove(name)}
            onPress={() => uploads.remove(key)}
          >
            <Icon name={isOnItsWay ? 'x' : 'trash'} />
          </IconButton>
        </>
      }
    />
  );
}
