import { sexes } from '@tervita/domain/persons';
import { useConfig } from '../../../../../core/config.ts';
import { DayField, type Form, Pair } from '../../../../../core/form/index.ts';
import { useProfileTexts } from '../../../../../core/texts/profile.ts';
import { PhoneField } from '../../../../../ui/phone-field.tsx';
import { Radio } from '../../../../../ui/radio.tsx';
import { RadioGroup } from '../../../../../ui/radio-group.tsx';
import { TextField } from '../../../../../ui/text-field.tsx';
import { EmailField } from '../../../../auth/index.ts';
import { useChoosingTexts } from '../texts.ts';
import type { PersonField } from './person-values.ts';

type PersonForm = Pick<Form<PersonField>, 'bind' | 'set' | 'values' | 'idOf' | 'errorOf'>;

/** Somebody else's data: the browser must not fill in one's own. */
const notMine = { autoComplete: 'off' } as const;

export function NameFields({ form }: { form: PersonForm }) {
  const { fields } = useProfileTexts().profiles;
  return (
    <Pair>
      <TextField label={fields.firstName} {...notMine} {...form.bind('firstName')} />
      <TextField label={fields.surname} {...notMine} {...form.bind('surname')} />
    </Pair>
  );
}

/** What a personal code would have told. */
export function BirthFields({ form }: { form: PersonForm }) {
  const { fields } = useProfileTexts().profiles;
  const t = useChoosingTexts().addPerson;
  const { id, error, value } = form.bind('birthDate');
  return (
    <>
      <DayField
        {...{ id, error, value }}
        label={fields.birthDate}
        hint={fields.birthDateHint}
        onChange={(text) => form.set('birthDate', text)}
      />
      <RadioGroup label={t.sexLabel} value={form.values.sex} onChange={(sex) => form.set('sex', sex)}>
        {sexes.map((sex) => (
          <Radio key={sex} value={sex}>
            {t.sexes[sex]}
          </Radio>
        ))}
      </RadioGroup>
    </>
  );
}

export function ReachFields({ form }: { form: PersonForm }) {
  const { core, profiles } = useProfileTexts();
  const t = useChoosingTexts().addPerson;
  const { onChange: _, ...phone } = form.bind('phone');
  return (
    <>
      <PhoneField
        {...phone}
        {...notMine}
        label={profiles.fields.phone}
        optional={core.optional}
        hint={t.phoneHint}
        country={useConfig().prmFeatures.COUNTRY_CODE}
        onChange={(text) => form.set('phone', text)}
      />
      <EmailField
        {...form.bind('email')}
        {...notMine}
        optional={core.optional}
        hint={t.emailHint}
        onCorrect={(address) => form.set('email', address)}
      />
    </>
  );
}
