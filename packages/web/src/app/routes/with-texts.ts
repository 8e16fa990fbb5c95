import type { ComponentType } from 'react';

type Load = () => Promise<{ Component: ComponentType }>;

/** A page, or the layout of many, comes together with its words: both are there when it renders. */
export const withTexts =
  (loadTexts: () => Promise<void>, load: Load): Load =>
  async () => {
    const [module] = await Promise.all([load(), loadTexts()]);
    return module;
  };
