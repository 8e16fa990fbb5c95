import { CheckboxChoices, type CheckboxChoicesProps } from './checkbox-choices.tsx';
import { ChoiceGroup, type ChoiceGroupTexts } from './choice-group.tsx';

type Props = ChoiceGroupTexts & Omit<CheckboxChoicesProps, 'isInvalid'>;

/** With ChoiceCard, one per choice. */
export function CheckboxGroup(props: Props) {
  const { values, onChange, children, exclusive, name, isDisabled, ...group } = props;
  return (
    <ChoiceGroup role="group" {...group}>
      <CheckboxChoices
        {...{ values, onChange, exclusive, name, isDisabled }}
        isInvalid={Boolean(group.error)}
      >
        {children}
      </CheckboxChoices>
    </ChoiceGroup>
  );
}
