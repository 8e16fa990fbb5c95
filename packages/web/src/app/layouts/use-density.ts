import { useLayoutEffect } from 'react';

/** Patients get room, staff get rows. */
export const useDensity = (density: 'comfortable' | 'compact'): void => {
  useLayoutEffect(() => {
    document.documentElement.dataset.density = density;
  }, [density]);
};
