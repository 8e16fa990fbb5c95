import { type ReactNode, useId, useMemo } from 'react';
import { ChoiceContext } from './choice-context.ts';

export interface CheckboxChoicesProps {
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** Choices, in whatever look. */
  children: ReactNode;
  /** The choice that clears the others and is cleared by them: "None of these". */
  exclusive?: string | undefined;
  name?: string | undefined;
  isDisabled?: boolean | undefined;
  isInvalid?: boolean | undefined;
}

const toggled = (values: readonly string[], value: string, isOn: boolean, exclusive: string | undefined) => {
  if (!isOn) return values.filter((one) => one !== value);
  if (value === exclusive) return [value];
  return [...values.filter((one) => one !== exclusive), value];
};

/** What the boxes of one question share. It draws nothing: whoever uses it names the group. */
export function CheckboxChoices(props: CheckboxChoicesProps) {
  const { values, onChange, children, exclusive, name, isDisabled = false, isInvalid = false } = props;
  const made = useId();
  const context = useMemo(
    () => ({
      kind: 'checkbox' as const,
      name: name ?? made,
      values,
      toggle: (value: string, isOn: boolean) => onChange(toggled(values, value, isOn, exclusive)),
      isInvalid,
      isDisabled,
    }),
    [name, made, values, onChange, exclusive, isInvalid, isDisabled],
  );
  return <ChoiceContext value={context}>{children}</ChoiceContext>;
}
