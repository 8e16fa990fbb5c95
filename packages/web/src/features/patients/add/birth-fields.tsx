import { regionalLocale } from '@tervita/domain/core';
import { sexes } from '@tervita/domain/persons';
import { useConfig } from '../../../core/config.ts';
import type { Form } from '../../../core/form/index.ts';
import { useLanguage } from '../../../core/texts/index.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { Radio } from '../../../ui/radio.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { usePatientsTexts } from '../texts.ts';
import type { NewPersonField } from './new-person-values.ts';

/** What a personal code would have told. */
export function BirthFields({ form }: { form: Form<NewPersonField> }) {
  const { fields } = usePatientsTexts();
  const language = useLanguage();
  const { COUNTRY_CODE: country } = useConfig().prmFeatures;
  const { id, error, value } = form.bind('birthDate');
  const locale = country === 'US' && language === 'en' ? 'en-US' : regionalLocale[language];
  return (
    <>
      <DateField
        {...{ id, error, value, locale }}
        label={fields.birthDate}
        hint={fields.birthDateHint}
        partLabels={fields}
        onChange={(text) => form.set('birthDate', text)}
      />
      <RadioGroup
        label={fields.sex}
        layout="row"
        value={form.values.sex}
        onChange={(sex) => form.set('sex', sex)}
      >
        {sexes.map((sex) => (
          <Radio key={sex} value={sex}>
            {fields.sexes[sex]}
          </Radio>
        ))}
      </RadioGroup>
    </>
  );
}
