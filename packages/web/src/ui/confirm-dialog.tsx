import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Modal, type ModalProps } from './modal.tsx';

interface Props extends Pick<ModalProps, 'title' | 'isOpen' | 'onClose' | 'children'> {
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  /** A button for a third way, between the two. */
  otherAction?: ReactNode;
  /** Deleting and the like. */
  isDangerous?: boolean | undefined;
  isPending?: boolean | undefined;
  pendingLabel?: string | undefined;
}

export function ConfirmDialog(props: Props) {
  const {
    title,
    isOpen,
    onClose,
    children,
    confirmLabel,
    cancelLabel,
    onConfirm,
    isDangerous,
    otherAction,
    ...pending
  } = props;
  return (
    <Modal
      kind="dialog"
      role="alertdialog"
      isDismissable={false}
      {...{ title, isOpen, onClose, children }}
      actions={
        <>
          <Button variant={isDangerous ? 'danger' : 'primary'} onPress={onConfirm} {...pending}>
            {confirmLabel}
          </Button>
          {otherAction}
          <Button variant="ghost" onPress={onClose}>
            {cancelLabel}
          </Button>
        </>
      }
    />
  );
}
