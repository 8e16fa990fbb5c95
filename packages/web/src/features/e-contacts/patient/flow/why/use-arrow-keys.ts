import { type KeyboardEvent, useRef } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrows go from the search field into what was found, along it, and back. */
export const useArrowKeys = () => {
  const area = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLInputElement;
    const step = isField && event.key === 'Enter' ? 1 : steps[event.key];
    if (!step || !area.current) return;
    const stops: Element[] = [...area.current.querySelectorAll('input, a[href]')];
    const at = document.activeElement ? stops.indexOf(document.activeElement) : -1;
    const next = stops[at + step];
    if (at < 0 || !(next instanceof HTMLElement)) return;
    event.preventDefault();
    next.focus();
  };
  return { area, onKeyDown };
};
