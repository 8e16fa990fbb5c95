import { type PointerEvent, type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { standsAtTheBottom } from './bottom-bars.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './modal.module.css';
import { useModalLayer } from './modal-layers.ts';

export interface ModalProps {
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  /** Names the cross; without it there is none, and the buttons below must offer a way out. */
  closeLabel?: string | undefined;
  children?: ReactNode;
  /** Buttons, the main one first. */
  actions?: ReactNode;
}

interface Props extends ModalProps {
  /** palette: its field stands where the title would; the title is only heard. */
  kind: 'dialog' | 'sheet' | 'drawer-start' | 'drawer-end' | 'palette';
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Escape always closes; a press outside does so only when nothing typed can be lost. */
  isDismissable?: boolean | undefined;
  size?: 'md' | 'lg' | undefined;
}

/** A press that began inside, to mark a text, and ends outside closes nothing. */
const useOutsidePress = (onClose: () => void) => {
  const began = useRef(false);
  return {
    onPointerDown: ({ target, currentTarget }: PointerEvent) => {
      began.current = target === currentTarget;
    },
    onPointerUp: ({ target, currentTarget }: PointerEvent) => {
      if (began.current && target === currentTarget) onClose();
      began.current = false;
    },
  };
};

function OpenModal(props: Props) {
  const { kind, title, onClose, closeLabel, children, actions, role = 'dialog', size = 'md' } = props;
  const layer = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useModalLayer(layer, onClose);
  const outside = useOutsidePress(onClose);
  return (
    <div
      ref={layer}
      className={styles.overlay}
      data-kind={kind}
      {...((props.isDismissable ?? true) ? outside : {})}
    >
      <div className={styles.modal} data-kind={kind} data-size={size}>
        {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: the role is that of a dialog, whichever it is */}
        <div
          role={role}
          aria-modal="true"
          aria-labelledby={titleId}
          tabIndex={-1}
          className={styles.dialog}
          data-own-focus=""
        >
          <header className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {closeLabel ? (
              <IconButton label={closeLabel} onPress={onClose}>
                <Icon name="x" />
              </IconButton>
            ) : null}
          </header>
          {children ? <div className={styles.body}>{children}</div> : null}
          {actions ? (
            <footer {...standsAtTheBottom} className={styles.actions}>
              {actions}
            </footer>
          ) : null}
        </div>
      </div>
    </div>
  );
}

/** What Dialog, Sheet and Drawer share: focus is kept inside and given back, the page behind is still. */
export const Modal = (props: Props) =>
  props.isOpen ? createPortal(<OpenModal {...props} />, document.body) : null;
