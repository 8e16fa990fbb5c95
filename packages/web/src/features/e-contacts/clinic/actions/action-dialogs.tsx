import { lazy, Suspense, useMemo, useState } from 'react';
import { useCommands } from '../../../../core/commands/index.ts';
import { useClinicTexts } from '../../../../core/texts/clinic.ts';
import { type Asked, stopAsking, useAsked } from './ask.ts';
import { undoLast, useCanUndo } from './undo.ts';

const Dialogs = lazy(() => import('./dialogs/load-dialogs.ts').then(({ loadDialogs }) => loadDialogs()));

/** The dialogs that `ask` opens, and Z. Stands once on every page that acts on e-contacts. */
export function ActionDialogs() {
  const { keys, title } = useClinicTexts().eContacts.inbox;
  const asked = useAsked();
  // What was asked last stays while its dialog goes.
  const [shown, setShown] = useState<Asked | undefined>(asked);
  if (asked && asked !== shown) setShown(asked);
  const canUndo = useCanUndo();
  const commands = useMemo(
    () => (canUndo ? [{ id: 'undo', label: keys.undo, group: title, keys: 'Z', run: undoLast }] : []),
    [canUndo, keys, title],
  );
  useCommands(commands);
  if (!shown) return null;
  return (
    <Suspense>
      <Dialogs key={shown.kind} asked={shown} isOpen={asked !== undefined} onClose={stopAsking} />
    </Suspense>
  );
}
