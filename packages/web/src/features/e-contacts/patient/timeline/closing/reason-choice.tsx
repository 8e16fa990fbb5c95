import { ChoiceCard } from '../../../../../ui/choice-card.tsx';
import { RadioGroup } from '../../../../../ui/radio-group.tsx';

interface Props<Reason extends string> {
  readonly label: string;
  readonly reasons: readonly Reason[];
  readonly words: Readonly<Record<Reason, string>>;
  readonly value: Reason | null;
  readonly onChange: (reason: Reason) => void;
  readonly error: string | undefined;
}

export function ReasonChoice<Reason extends string>(props: Props<Reason>) {
  const { reasons, words, onChange, ...group } = props;
  const choose = (value: string) => {
    const reason = reasons.find((one) => one === value);
    if (reason) onChange(reason);
  };
  return (
    <RadioGroup {...group} onChange={choose}>
      {reasons.map((reason) => (
        <ChoiceCard key={reason} value={reason}>
          {words[reason]}
        </ChoiceCard>
      ))}
    </RadioGroup>
  );
}
