import { sexes } from '@tervita/domain/persons';
import type { Form } from '../../../core/form/index.ts';
import { Radio } from '../../../ui/radio.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { BirthDateField } from '../birth-date-field.tsx';
import { usePatientsTexts } from '../texts.ts';
import type { NewPersonField } from './new-person-values.ts';

/** What a personal code would have told. */
export function BirthFields({ form }: { form: Form<NewPersonField> }) {
  const { fields } = usePatientsTexts();
  return (
    <>
      <BirthDateField form={form} />
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
