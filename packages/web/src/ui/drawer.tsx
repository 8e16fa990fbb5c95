import { Modal, type ModalProps } from './modal.tsx';

interface Props extends ModalProps {
  side?: 'start' | 'end' | undefined;
  isDismissable?: boolean | undefined;
}

/** The menu of small screens (start) or a form beside a table (end). */
export const Drawer = ({ side = 'start', ...props }: Props) => <Modal kind={`drawer-${side}`} {...props} />;
