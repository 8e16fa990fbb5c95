import { type Ref, useCallback, useEffect, useRef } from 'react';

const fit = (area: HTMLTextAreaElement) => {
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight}px`;
};

/** Lets a text area grow with its text in browsers that lack `field-sizing`. */
export function useAutoGrow(outer: Ref<HTMLTextAreaElement> | undefined, value: unknown) {
  const area = useRef<HTMLTextAreaElement>(null);
  const isNative = globalThis.CSS?.supports?.('field-sizing', 'content') ?? false;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a value set from outside changes the height too
  useEffect(() => {
    const element = area.current;
    if (isNative || !element) return;
    const onInput = () => fit(element);
    fit(element);
    element.addEventListener('input', onInput);
    return () => element.removeEventListener('input', onInput);
  }, [isNative, value]);

  return useCallback(
    (element: HTMLTextAreaElement | null) => {
      area.current = element;
      if (typeof outer === 'function') outer(element);
      else if (outer) outer.current = element;
    },
    [outer],
  );
}
