import type { SmartQuestion } from '@tervita/contract/smart-questionnaire';
import { ChoiceChip } from '../../../../../../ui/choice-chip.tsx';
import { RadioGroup } from '../../../../../../ui/radio-group.tsx';
import type { ControlProps } from './control.ts';

interface Props extends ControlProps {
  readonly range: SmartQuestion['units'][number];
}

/** One to ten, each to be pressed: quicker and surer than a slider, also with a shaking hand. */
export function Scale({ question, given, error, onGiven, onDone, range }: Props) {
  const [least, most] = range.ordinary;
  const steps = Array.from({ length: most - least + 1 }, (_, at) => String(least + at));
  return (
    <RadioGroup
      isLabelHidden
      layout="row"
      label={question.label}
      error={error}
      value={given.text || null}
      onChange={(text) => onGiven({ ...given, text })}
      onPressed={(text) => onDone({ ...given, text })}
    >
      {steps.map((step) => (
        <ChoiceChip key={step} value={step}>
          {step}
        </ChoiceChip>
      ))}
    </RadioGroup>
  );
}
