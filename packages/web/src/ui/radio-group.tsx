import { type ReactNode, useId, useMemo } from 'react';
import { ChoiceContext } from './choice-context.ts';
import { ChoiceGroup, type ChoiceGroupTexts } from './choice-group.tsx';

interface Props extends ChoiceGroupTexts {
  value: string | null;
  onChange: (value: string) => void;
  /** Radio or ChoiceCard, one per choice. */
  children: ReactNode;
  name?: string | undefined;
  layout?: 'stack' | 'row' | undefined;
  isDisabled?: boolean | undefined;
}

export function RadioGroup({ value, onChange, children, name, isDisabled = false, ...group }: Props) {
  const made = useId();
  const isInvalid = Boolean(group.error);
  const context = useMemo(
    () => ({
      kind: 'radio' as const,
      name: name ?? made,
      values: value === null ? [] : [value],
      toggle: onChange,
      isInvalid,
      isDisabled,
    }),
    [name, made, value, onChange, isInvalid, isDisabled],
  );
  return (
    <ChoiceGroup role="radiogroup" {...group}>
      <ChoiceContext value={context}>{children}</ChoiceContext>
    </ChoiceGroup>
  );
}
