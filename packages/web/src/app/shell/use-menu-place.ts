import { useMedia } from '../../core/use-media.ts';
import { useRoom } from '../../core/use-room.ts';

/** From 1200 the menu can be wide, unless large text would leave too little for the page. */
export const useHasWideMenu = (): boolean => {
  const isWide = useMedia('(min-width: 1200px)');
  return useRoom(56) && isWide;
};

/** Under 992 the menu is a drawer; where it cannot be wide it is a rail. */
export const useMenuPlace = (isCollapsed: boolean): 'drawer' | 'rail' | 'wide' => {
  const isBeside = useMedia('(min-width: 992px)');
  const hasRoom = useHasWideMenu();
  if (!isBeside) return 'drawer';
  return hasRoom && !isCollapsed ? 'wide' : 'rail';
};
