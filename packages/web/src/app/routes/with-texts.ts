import type { ComponentType } from 'react';
import { loadPart, type Part } from '../../core/texts/index.ts';

export type Load = () => Promise<{ Component: ComponentType }>;

/** A page, or the layout of many, comes together with its words: both are there when it renders. */
export const withTexts =
  (texts: Part<unknown> | readonly Part<unknown>[], load: Load): Load =>
  async () => {
    const [module] = await Promise.all([load(), ...[texts].flat().map(loadPart)]);
    return module;
  };
