import { regionalLocale } from '@tervita/domain/core';
import { useLanguage } from '../../../../../../core/texts/index.ts';
import { DateField } from '../../../../../../ui/date-field.tsx';
import { TextField } from '../../../../../../ui/text-field.tsx';
import { MessageField } from '../../../../message-field.tsx';
import { useAskingTexts } from '../../texts.ts';
import type { ControlProps } from './control.ts';

const longest = 2_000;

/** Written out: a story, a date or a personal code. */
export function Words({ question, given, error, onGiven }: ControlProps) {
  const t = useAskingTexts();
  const language = useLanguage();
  const take = (text: string) => onGiven({ ...given, text });
  if (question.format === 'date')
    return (
      <DateField
        id="answer"
        isLabelHidden
        label={question.label}
        partLabels={t.leave.date}
        locale={regionalLocale[language]}
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
