import { undoSeconds } from '@tervita/domain/e-contacts';
import { createStore, useStore } from '../../../../core/store.ts';
import { currentTexts } from '../../../../core/texts/index.ts';
import { toasts } from '../../../../ui/toasts.ts';

/** The last thing that can still be taken back. */
const last = createStore<(() => void) | undefined>(undefined);

/** Says what was done and offers to take it back: in the toast, by Z, for a few seconds. */
export const offerUndo = (text: string, undo: () => void): void => {
  const end = () => {
    clearTimeout(timer);
    if (last.get() === run) last.set(undefined);
    close();
  };
  const run = () => {
    end();
    undo();
  };
  const close = toasts.show({
    tone: 'success',
    text,
    action: { label: currentTexts().core.actions.undo, onPress: run },
  });
  const timer = setTimeout(end, undoSeconds * 1_000);
  last.set(run);
};

export const undoLast = (): void => last.get()?.();

export const useCanUndo = (): boolean => useStore(last) !== undefined;
