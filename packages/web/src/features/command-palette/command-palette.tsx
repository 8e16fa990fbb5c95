import { lazy, useMemo, useState } from 'react';
import { useCommands } from '../../core/commands/index.ts';
import { useClinicTexts } from '../../core/texts/clinic.ts';
import { WhenOpened } from '../../ui/lazy-overlays.tsx';
import type { Overlay } from './overlays.tsx';
import { useGoCommands } from './use-go-commands.ts';

const Overlays = lazy(() => import('./load-overlays.ts').then(({ loadOverlays }) => loadOverlays()));

/** Ctrl K, ? and the ways to every page; stands in the layout, its overlays come when they are opened. */
export function CommandPalette() {
  const { keys, title } = useClinicTexts().eContacts.inbox;
  const [open, setOpen] = useState<Overlay | undefined>();
  const commands = useMemo(
    () => [
      {
        id: 'commands',
        label: keys.commands,
        group: title,
        keys: 'Ctrl K',
        isEverywhere: true,
        run: () => setOpen('palette'),
      },
      {
        id: 'shortcuts',
        label: keys.shortcuts,
        group: title,
        keys: '?',
        isEverywhere: true,
        run: () => setOpen('shortcuts'),
      },
    ],
    [keys, title],
  );
  useCommands(commands);
  useGoCommands();
  return (
    <WhenOpened isOpen={open !== undefined}>
      <Overlays open={open} onClose={() => setOpen(undefined)} />
    </WhenOpened>
  );
}
