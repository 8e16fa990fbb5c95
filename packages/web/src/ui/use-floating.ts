import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';

export type Placement = 'bottom start' | 'bottom end' | 'top start' | 'top end';

const gap = 6;
const edge = 8;

/** Beside its anchor, on the other side when there is no room, and never past the edge of the screen. */
const place = (floating: HTMLElement, anchor: Element, placement: Placement): void => {
  const at = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const [side, align] = placement.split(' ');
  const room = { bottom: clientHeight - at.bottom - gap - edge, top: at.top - gap - edge };
  floating.style.setProperty('--trigger-width', `${Math.round(at.width)}px`);
  floating.style.maxHeight = '';
  const { width, height } = floating.getBoundingClientRect();
  const isFlipped = side === 'top' ? height > room.top : height > room.bottom;
  const isAbove =
    (side === 'top') !==
    (isFlipped && Math.max(room.top, room.bottom) > (side === 'top' ? room.top : room.bottom));
  const most = Math.max(0, isAbove ? room.top : room.bottom);
  const top = isAbove ? at.top - gap - Math.min(height, most) : at.bottom + gap;
  const wanted = align === 'end' ? at.right - width : at.left;
  const left = Math.min(Math.max(edge, wanted), Math.max(edge, clientWidth - width - edge));
  floating.style.maxHeight = `${Math.round(most)}px`;
  floating.style.top = `${Math.round(top)}px`;
  floating.style.left = `${Math.round(left)}px`;
};

interface Floating {
  readonly floating: RefObject<HTMLElement | null>;
  readonly anchor: () => Element | null | undefined;
  readonly placement: Placement;
  /** Escape, or a press elsewhere. */
  readonly onClose: () => void;
}

/** Keeps something open beside what opened it, in the top layer: nothing cuts it and no dialog covers it. */
export const useFloating = ({ floating, anchor, placement, onClose }: Floating): void => {
  const close = useEffectEvent(onClose);
  const settle = useEffectEvent(() => {
    const target = anchor();
    if (floating.current && target) place(floating.current, target, placement);
  });
  useLayoutEffect(() => {
    floating.current?.showPopover?.();
    settle();
  }, [floating]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      close();
    };
    const onPress = ({ target }: PointerEvent) => {
      const inside = [floating.current, anchor()].some((each) => each?.contains(target as Node));
      if (!inside) close();
    };
    const move = () => settle();
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onPress, true);
    addEventListener('resize', move);
    addEventListener('scroll', move, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onPress, true);
      removeEventListener('resize', move);
      removeEventListener('scroll', move, true);
    };
  }, [floating, anchor]);
};
