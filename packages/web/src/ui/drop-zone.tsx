import { type DragEvent, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './drop-zone.module.css';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface Props {
  label: string;
  /** Offered where fingers are used: opens the camera. */
  cameraLabel?: string | undefined;
  dropLabel?: string | undefined;
  hint?: string | undefined;
  /** Endings, without the dot. */
  endings: readonly string[];
  /** small: a button inside another box, which takes what is dropped on it all the same. */
  /** icons: one row with other buttons; the words are read out and shown on hover. */
  size?: 'large' | 'small' | 'icons' | undefined;
  isDisabled?: boolean | undefined;
  onFiles: (files: readonly File[]) => void;
}

interface ChooserProps {
  readonly label: string;
  readonly icon: 'camera' | 'paperclip' | 'plus';
  readonly isIconOnly: boolean;
  readonly accept: string;
  readonly isCamera?: boolean;
  readonly isDisabled: boolean;
  readonly onFiles: Props['onFiles'];
}

function Chooser(props: ChooserProps) {
  const { label, icon, isIconOnly, accept, isCamera = false, isDisabled, onFiles } = props;
  return (
    <label
      className={classNames(styles.choose, isCamera && styles.camera)}
      title={isIconOnly ? label : undefined}
    >
      <Icon name={icon} />
      {isIconOnly ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      <input
        type="file"
        accept={accept}
        multiple={!isCamera}
        {...(isCamera ? { capture: 'environment' as const } : {})}
        disabled={isDisabled}
        data-own-focus=""
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again after it was removed.
          target.value = '';
        }}
      />
    </label>
  );
}

/** Where files are chosen, photographed or dropped. What may be sent is for the caller to judge. */
export function DropZone(props: Props) {
  const { label, cameraLabel, dropLabel, hint, endings, size = 'large', isDisabled = false, onFiles } = props;
  const isIconOnly = size === 'icons';
  const [isOver, setOver] = useState(false);
  const drag = (event: DragEvent, over: boolean) => {
    event.preventDefault();
    setOver(over && !isDisabled);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the buttons inside do the same
    <div
      className={styles.zone}
      data-size={size}
      data-over={isOver || undefined}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        if (!isDisabled) onFiles([...event.dataTransfer.files]);
      }}
    >
      <div className={styles.buttons}>
        <Chooser
          icon={isIconOnly ? 'paperclip' : 'plus'}
          accept={endings.map((ending) => `.${ending}`).join(',')}
          {...{ label, isIconOnly, isDisabled, onFiles }}
        />
        {cameraLabel ? (
          <Chooser
            isCamera
            icon="camera"
            accept="image/*"
            label={cameraLabel}
            {...{ isIconOnly, isDisabled, onFiles }}
          />
        ) : null}
        {dropLabel && size === 'large' ? <span className={styles.drop}>{dropLabel}</span> : null}
      </div>
      {hint ? <span className={styles.hint}>{hint}</span> : null}
    </div>
  );
}
