import type { ReactNode } from 'react';

export interface MenuEntry {
  value: string;
  label: string;
  icon?: ReactNode;
  hint?: ReactNode;
  keys?: string | undefined;
  href?: string | undefined;
  onAction?: (() => void) | undefined;
  isDangerous?: boolean | undefined;
  isDisabled?: boolean | undefined;
  lang?: string | undefined;
  /** A line is drawn above it. */
  startsGroup?: boolean | undefined;
}
