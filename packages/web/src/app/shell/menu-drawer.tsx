import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { usePublicTexts } from '../../core/texts/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

const loadDrawer = () => import('../../ui/drawer.tsx');
const Drawer = lazy(() => loadDrawer().then((module) => ({ default: module.Drawer })));

interface Props {
  /** The menu, given a way to close. */
  children: (close: () => void) => ReactNode;
}

/** The menu button of narrow screens. The drawer's code comes when a finger or the focus reaches the button. */
export function MenuDrawer({ children }: Props) {
  const { shell } = usePublicTexts();
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const prepare = () => {
    loadDrawer().catch(() => undefined);
  };
  const open = (event: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a pressed button, and the drawer gives focus back to where it was.
    event.currentTarget.focus();
    setWanted(true);
    setOpen(true);
  };
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        label={shell.menu}
        aria-expanded={isOpen}
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Icon name="menu" size="lg" />
      </IconButton>
      <Suspense>
        {isWanted ? (
          <Drawer title={shell.menu} closeLabel={shell.closeMenu} isOpen={isOpen} onClose={close}>
            {children(close)}
          </Drawer>
        ) : null}
      </Suspense>
    </>
  );
}
