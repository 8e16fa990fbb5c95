import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { AriaLocale } from './aria-locale.tsx';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './modal.module.css';

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

/** What Dialog, Sheet and Drawer share: focus is kept inside and given back, the page behind is still. */
export function Modal(props: Props) {
  const { kind, title, isOpen, onClose, closeLabel, children, actions, role, size = 'md' } = props;
  return (
    <AriaLocale>
      <ModalOverlay
        className={styles.overlay ?? ''}
        data-kind={kind}
        isOpen={isOpen}
        isDismissable={props.isDismissable ?? true}
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
      >
        <AriaModal className={styles.modal ?? ''} data-kind={kind} data-size={size}>
          <AriaDialog className={styles.dialog ?? ''} role={role ?? 'dialog'}>
            <header className={styles.head}>
              <Heading slot="title" level={2} className={styles.title ?? ''}>
                {title}
              </Heading>
              {closeLabel ? (
                <IconButton label={closeLabel} onPress={onClose}>
                  <Icon name="x" />
                </IconButton>
              ) : null}
            </header>
            {children ? <div className={styles.body}>{children}</div> : null}
            {actions ? <footer className={styles.actions}>{actions}</footer> : null}
          </AriaDialog>
        </AriaModal>
      </ModalOverlay>
    </AriaLocale>
  );
}
