import type { ComponentType } from 'react';
import { report } from '../../core/report.ts';
import { LoadFailed } from '../pages/load-failed.tsx';

/** A page whose code does not come is one that says so: an error here would leave the first page of a visit blank. */
export const loadPage = async <T extends { Component: ComponentType }>(
  load: () => Promise<T>,
): Promise<{ Component: ComponentType }> => {
  try {
    const { Component } = await load();
    return { Component };
  } catch (error) {
    report('DYNAMIC_LOAD', error);
    return { Component: LoadFailed };
  }
};
