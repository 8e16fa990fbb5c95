import { DayField } from '../../../../../../core/form/index.ts';
import { TextField } from '../../../../../../ui/text-field.tsx';
import { MessageField } from '../../../../message-field.tsx';
import type { ControlProps } from './control.ts';

const longest = 2_000;

/** Written out: a story, a date or a personal code. */
export function Words({ question, given, error, onGiven }: ControlProps) {
  const take = (text: string) => onGiven({ ...given, text });
  if (question.format === 'date')
    return (
      <DayField
        id="answer"
        isLabelHidden
        label={question.label}
        value={given.text}
        error={error}
        onChange={take}
      />
    );
  if (question.format === 'personalCode')
    return (
      <TextField
        id="answer"
        isLabelHidden
        label={question.label}
        inputMode="numeric"
        autoComplete="off"
        value={given.text}
        error={error}
        onChange={({ target }) => take(target.value)}
      />
    );
  return (
    <MessageField
      id="answer"
      rows={4}
      label={question.label}
      isLabelHidden
      limit={question.maxLength ?? longest}
      value={given.text}
      error={error}
      onText={take}
    />
  );
}
