import type { FileItem as File } from '@tervita/contract/files';
import { isPicture, previewMaxBytes } from '@tervita/domain/files';
import { showError } from '../../../core/api/index.ts';
import { useLanguage } from '../../../core/texts/index.ts';
import { FileItem } from '../../../ui/file-item.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Side } from '../file-routes.ts';
import { sizeText } from '../size-text.ts';
import { useFileTexts } from '../texts.ts';
import { downloadFile } from './open-file.ts';
import { SentPicture } from './picture.tsx';

interface Props {
  readonly file: File;
  readonly side: Side;
  readonly hasPicture?: boolean | undefined;
}

/** A file that was sent. What is infected, or not checked yet, has no button. */
export function FileRow({ file, side, hasPicture = true }: Props) {
  const t = useFileTexts();
  const language = useLanguage();
  const { id, name, size, mediaType, scanState, canOpen } = file;
  const isShown = hasPicture && canOpen && isPicture(mediaType) && size <= previewMaxBytes;
  const words = scanState === 'NA' && !canOpen ? t.notCheckable : t.scan[scanState];
  return (
    <FileItem
      name={name}
      isPicture={mediaType.startsWith('image/')}
      tone={scanState === 'INFECTED' ? 'danger' : 'plain'}
      meta={`${sizeText(size, language)} · ${words}`}
      picture={isShown ? <SentPicture file={file} side={side} /> : undefined}
      end={
        canOpen ? (
          <IconButton
            label={t.actions.download(name)}
            onPress={() => void downloadFile(side, id).catch(showError)}
          >
            <Icon name="download" />
          </IconButton>
        ) : undefined
      }
    />
  );
}
