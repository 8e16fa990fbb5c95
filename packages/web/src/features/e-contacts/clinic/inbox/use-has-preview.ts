import { useSyncExternalStore } from 'react';

const query = '(min-width: 1200px)';
const subscribe = (changed: () => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** Below 1200 px a row opens the full view at once. */
export const useHasPreview = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
