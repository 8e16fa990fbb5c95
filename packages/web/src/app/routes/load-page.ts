import type { ComponentType } from 'react';
import { report } from '../../core/report.ts';

/** A part of the app could not be fetched: mostly a newer version has replaced it. */
export class LoadFailed extends Error {
  constructor(cause: unknown) {
    super('a part of the app could not be loaded', { cause });
    this.name = 'LoadFailed';
  }
}

// What browsers say when a file of the app is gone; overlays load theirs without loadPage.
const gone = /dynamically imported module|importing a module script failed|unable to preload css/i;

export const isLoadFailure = (error: unknown): boolean =>
  error instanceof LoadFailed || (error instanceof Error && gone.test(error.message));

export const loadPage = async <T extends { Component: ComponentType }>(
  load: () => Promise<T>,
): Promise<{ Component: ComponentType }> => {
  try {
    const { Component } = await load();
    return { Component };
  } catch (error) {
    report('DYNAMIC_LOAD', error);
    throw new LoadFailed(error);
  }
};
