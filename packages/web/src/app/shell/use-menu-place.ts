import { useMedia } from '../../core/use-media.ts';

/** Under 992 the menu is a drawer; from 1200 it can be wide. */
export const useMenuPlace = (isCollapsed: boolean): 'drawer' | 'rail' | 'wide' => {
  const isBeside = useMedia('(min-width: 992px)');
  const hasRoom = useMedia('(min-width: 1200px)');
  if (!isBeside) return 'drawer';
  return hasRoom && !isCollapsed ? 'wide' : 'rail';
};
