import { createContext } from 'react';

export interface ChoiceContextValue {
  kind: 'radio' | 'checkbox';
  name: string;
  values: readonly string[];
  toggle: (value: string, isOn: boolean) => void;
  isInvalid: boolean;
  isDisabled: boolean;
}

export const ChoiceContext = createContext<ChoiceContextValue | null>(null);
