import { PaletteDialog } from './palette-dialog.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

export type Overlay = 'palette' | 'shortcuts';

interface Props {
  readonly open: Overlay | undefined;
  readonly onClose: () => void;
}

export const Overlays = ({ open, onClose }: Props) => (
  <>
    <PaletteDialog isOpen={open === 'palette'} onClose={onClose} />
    <ShortcutsDialog isOpen={open === 'shortcuts'} onClose={onClose} />
  </>
);
