import { useEffect } from 'react';
import { createStore, useStore } from '../store.ts';

/** What the palette offers reply templates for. */
export interface TemplateTarget {
  readonly problemType: string;
  readonly use: (templateId: string) => void;
}

const target = createStore<TemplateTarget | undefined>(undefined);

/** Give a memoised one; it counts while the component is on the screen. */
export const useTemplateTarget = (given: TemplateTarget | undefined): void => {
  useEffect(() => {
    if (!given) return undefined;
    target.set(given);
    return () => {
      if (target.get() === given) target.set(undefined);
    };
  }, [given]);
};

export const useCurrentTemplateTarget = (): TemplateTarget | undefined => useStore(target);
