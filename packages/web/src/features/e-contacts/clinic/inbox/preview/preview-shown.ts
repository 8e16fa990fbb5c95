import { recall, remember } from '../../../../../core/storage.ts';
import { createStore, useStore } from '../../../../../core/store.ts';
import { useMedia } from '../../../../../core/use-media.ts';
import { useRoom } from '../../../../../core/use-room.ts';

const key = 'preview';
const store = createStore(recall('local', key) !== 'off');

/** Some want the whole width for the list; kept on this device. */
export const togglePreview = (): void => {
  remember('local', key, store.get() ? 'off' : 'on');
  store.set(!store.get());
};

/** Whether a row can be read beside the list: from 1200, where text is not so large that neither could be read. */
export const useHasPreview = (): boolean => {
  const isWide = useMedia('(min-width: 1200px)');
  return useRoom(60) && isWide;
};

export const usePreviewShown = (): boolean => {
  const isWanted = useStore(store);
  return useHasPreview() && isWanted;
};
