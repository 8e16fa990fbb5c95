import { Modal, type ModalProps } from './modal.tsx';

interface Props extends ModalProps {
  size?: 'md' | 'lg' | undefined;
  isDismissable?: boolean | undefined;
}

/** Comes from the bottom on phones and is a dialog from 576 px on. */
export const Sheet = (props: Props) => <Modal kind="sheet" {...props} />;
