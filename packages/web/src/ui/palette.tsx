import { Modal, type ModalProps } from './modal.tsx';

/** All commands over whatever page is open; below them what the keys do. */
export const Palette = (props: Omit<ModalProps, 'closeLabel'>) => <Modal kind="palette" {...props} />;
