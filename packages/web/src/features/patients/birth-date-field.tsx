import { regionalLocale } from '@tervita/domain/core';
import { useConfig } from '../../core/config.ts';
import type { Form } from '../../core/form/index.ts';
import { useLanguage } from '../../core/texts/index.ts';
import { DateField } from '../../ui/date-field.tsx';
import { usePatientsTexts } from './texts.ts';

interface Props {
  readonly form: Pick<Form<'birthDate'>, 'bind' | 'set'>;
  readonly hint?: string | undefined;
}

/** The birth date of somebody whom staff write down. */
export function BirthDateField({ form, hint }: Props) {
  const { fields } = usePatientsTexts();
  const language = useLanguage();
  const { COUNTRY_CODE: country } = useConfig().prmFeatures;
  const { id, error, value } = form.bind('birthDate');
  const locale = country === 'US' && language === 'en' ? 'en-US' : regionalLocale[language];
  return (
    <DateField
      {...{ id, error, value, locale }}
      label={fields.birthDate}
      hint={hint ?? fields.birthDateHint}
      partLabels={fields}
      onChange={(text) => form.set('birthDate', text)}
    />
  );
}
