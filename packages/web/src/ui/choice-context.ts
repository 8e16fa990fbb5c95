import { createContext, type KeyboardEvent } from 'react';

export interface ChoiceContextValue {
  kind: 'radio' | 'checkbox';
  name: string;
  values: readonly string[];
  toggle: (value: string, isOn: boolean) => void;
  /** A choice was pressed, not merely moved to; keys tell the one from the other. */
  press?: ((value: string) => void) | undefined;
  watchKeys?: { onKeyDown: (event: KeyboardEvent) => void; onKeyUp: () => void } | undefined;
  isInvalid: boolean;
  isDisabled: boolean;
}

export const ChoiceContext = createContext<ChoiceContextValue | null>(null);
