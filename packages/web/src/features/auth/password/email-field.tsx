import { emailFault, likelyEmail } from '@tervita/domain/persons';
import { useAccountTexts } from '../../../core/texts/account.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField, type TextFieldProps } from '../../../ui/text-field.tsx';

interface Props extends Omit<TextFieldProps, 'type' | 'value' | 'label'> {
  label?: string | undefined;
  value: string;
  /** Takes the corrected address. */
  onCorrect: (address: string) => void;
}

/** An address; gmail.ee is offered to be corrected as soon as it is typed. */
export function EmailField({ label, value, onCorrect, hint, ...field }: Props) {
  const { forms } = useAccountTexts();
  const isUnlikely = emailFault(value.trim()) === 'unlikelyEmail';
  const likely = likelyEmail(value.trim());
  return (
    <TextField
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      type="email"
      label={label ?? forms.email}
      value={value}
      hint={
        isUnlikely ? (
          <Button size="sm" variant="soft" onPress={() => onCorrect(likely)}>
            {forms.correctTo(likely)}
          </Button>
        ) : (
          hint
        )
      }
    />
  );
}
