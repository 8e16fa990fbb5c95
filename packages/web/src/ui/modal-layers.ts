import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import { giveFocusBack } from './give-focus-back.ts';

/** What lies over the page, the uppermost last. */
const layers: HTMLElement[] = [];

/** Only the uppermost layer can be reached; the page under it does not move. */
const settle = (): void => {
  const top = layers.at(-1);
  for (const child of document.body.children) {
    if (child instanceof HTMLElement && !('aboveModals' in child.dataset))
      child.inert = top !== undefined && child !== top;
  }
  const { documentElement: page } = document;
  const scrollbar = window.innerWidth - page.clientWidth;
  page.style.paddingInlineEnd = top && scrollbar > 0 ? `${scrollbar}px` : '';
  page.style.overflow = top ? 'hidden' : '';
};

/** Focus goes in and comes back, Escape closes, nothing behind can be reached. The layer is a child of the body. */
export const useModalLayer = (layer: RefObject<HTMLElement | null>, onClose: () => void): void => {
  const close = useEffectEvent(onClose);
  // Read before anything inside takes the focus by itself.
  const [before] = useState(() => document.activeElement);
  // With the drawing itself: nobody must meet a page that is open to the eye and still shut to keys.
  useLayoutEffect(() => {
    const element = layer.current;
    if (!element) return undefined;
    layers.push(element);
    settle();
    // A field inside may have asked for the focus itself.
    if (!element.contains(document.activeElement))
      element.querySelector<HTMLElement>('[role="dialog"], [role="alertdialog"]')?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || layers.at(-1) !== element) return;
      event.preventDefault();
      close();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      layers.splice(layers.indexOf(element), 1);
      settle();
      giveFocusBack(before);
    };
  }, [layer, before]);
};
