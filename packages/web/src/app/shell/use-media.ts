import { useCallback, useSyncExternalStore } from 'react';

export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
};

/** Under 992 the menu is a drawer; from 1200 it can be wide. */
export const useMenuPlace = (isCollapsed: boolean): 'drawer' | 'rail' | 'wide' => {
  const isBeside = useMedia('(min-width: 992px)');
  const hasRoom = useMedia('(min-width: 1200px)');
  if (!isBeside) return 'drawer';
  return hasRoom && !isCollapsed ? 'wide' : 'rail';
};
