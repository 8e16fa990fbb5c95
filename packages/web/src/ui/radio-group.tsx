import { type ReactNode, useId, useMemo } from 'react';
import { ChoiceContext } from './choice-context.ts';
import { ChoiceGroup, type ChoiceGroupTexts } from './choice-group.tsx';
import { usePressed } from './use-pressed.ts';

interface Props extends ChoiceGroupTexts {
  value: string | null;
  onChange: (value: string) => void;
  /** Pressed by hand, with Space or Enter; not when arrow keys pass over it. */
  onPressed?: ((value: string) => void) | undefined;
  /** Radio or ChoiceCard, one per choice. */
  children: ReactNode;
  name?: string | undefined;
  layout?: 'stack' | 'row' | undefined;
  isDisabled?: boolean | undefined;
}

export function RadioGroup(props: Props) {
  const { value, onChange, onPressed, children, name, isDisabled = false, ...group } = props;
  const made = useId();
  const pressed = usePressed(onPressed);
  const isInvalid = Boolean(group.error);
  const context = useMemo(
    () => ({
      kind: 'radio' as const,
      name: name ?? made,
      values: value === null ? [] : [value],
      toggle: onChange,
      ...pressed,
      isInvalid,
      isDisabled,
    }),
    [name, made, value, onChange, pressed, isInvalid, isDisabled],
  );
  return (
    <ChoiceGroup role="radiogroup" {...group}>
      <ChoiceContext value={context}>{children}</ChoiceContext>
    </ChoiceGroup>
  );
}
