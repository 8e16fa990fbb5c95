import { recall, remember } from '../../../../../core/storage.ts';
import { createStore, useStore } from '../../../../../core/store.ts';

const key = 'preview';
const store = createStore(recall('local', key) !== 'off');

/** Some want the whole width for the list; kept on this device. */
export const togglePreview = (): void => {
  remember('local', key, store.get() ? 'off' : 'on');
  store.set(!store.get());
};

export const usePreviewShown = (): boolean => useStore(store);
