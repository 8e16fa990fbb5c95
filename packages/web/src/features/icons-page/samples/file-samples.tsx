import { DropZone } from '../../../ui/drop-zone.tsx';
import { FileItem } from '../../../ui/file-item.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { PageTexts } from '../page-texts.ts';
import { Sample, Stack } from './sample.tsx';

export function FileSamples({ t }: { t: PageTexts }) {
  const { files } = t;
  const button = (name: 'x' | 'trash' | 'download', label: string) => (
    <IconButton label={label}>
      <Icon name={name} />
    </IconButton>
  );
  return (
    <Sample title={t.headings.files}>
      <Stack>
        <DropZone
          label={files.add}
          cameraLabel={files.camera}
          dropLabel={files.drop}
          hint={files.hint}
          endings={['pdf', 'jpg']}
          onFiles={() => undefined}
        />
        <FileItem
          name={files.photo}
          isPicture
          meta={files.uploading}
          progress={{ value: 64, label: '64 %' }}
          end={button('x', files.remove)}
        />
        <FileItem name={files.letter} meta={files.clean} end={button('download', files.download)} />
        <FileItem name={files.letter} meta={files.waiting} />
        <FileItem
          tone="danger"
          name={files.letter}
          meta={files.infected}
          end={button('trash', files.remove)}
        />
      </Stack>
    </Sample>
  );
}
