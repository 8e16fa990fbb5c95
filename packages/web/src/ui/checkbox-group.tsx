import { type ReactNode, useId, useMemo } from 'react';
import { ChoiceContext } from './choice-context.ts';
import { ChoiceGroup, type ChoiceGroupTexts } from './choice-group.tsx';

interface Props extends ChoiceGroupTexts {
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** ChoiceCard, one per choice. */
  children: ReactNode;
  /** The choice that clears the others and is cleared by them: "None of these". */
  exclusive?: string | undefined;
  name?: string | undefined;
  isDisabled?: boolean | undefined;
}

const toggled = (values: readonly string[], value: string, isOn: boolean, exclusive: string | undefined) => {
  if (!isOn) return values.filter((one) => one !== value);
  if (value === exclusive) return [value];
  return [...values.filter((one) => one !== exclusive), value];
};

export function CheckboxGroup(props: Props) {
  const { values, onChange, children, exclusive, name, isDisabled = false, ...group } = props;
  const made = useId();
  const isInvalid = Boolean(group.error);
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
  return (
    <ChoiceGroup role="group" {...group}>
      <ChoiceContext value={context}>{children}</ChoiceContext>
    </ChoiceGroup>
  );
}
