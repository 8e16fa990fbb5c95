import { Modal, type ModalProps } from './modal.tsx';

interface Props extends ModalProps {
  size?: 'md' | 'lg' | undefined;
  isDismissable?: boolean | undefined;
}

/** To confirm or to give a reason; anything longer is a page. */
export const Dialog = (props: Props) => <Modal kind="dialog" {...props} />;
