import { DayField, type Form } from '../../core/form/index.ts';
import { usePatientsTexts } from './texts.ts';

interface Props {
  readonly form: Pick<Form<'birthDate'>, 'bind' | 'set'>;
  readonly hint?: string | undefined;
}

/** The birth date of somebody whom staff write down. */
export function BirthDateField({ form, hint }: Props) {
  const { fields } = usePatientsTexts();
  const { id, error, value } = form.bind('birthDate');
  return (
    <DayField
      {...{ id, error, value }}
      label={fields.birthDate}
      hint={hint ?? fields.birthDateHint}
      onChange={(text) => form.set('birthDate', text)}
    />
  );
}
