import { useState } from 'react';
import { DateField } from '../../../ui/date-field.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { LockedFacts } from '../../../ui/locked-facts.tsx';
import { PersonalCodeField } from '../../../ui/personal-code-field.tsx';
import { PhoneField } from '../../../ui/phone-field.tsx';
import type { PageTexts } from '../page-texts.ts';
import { Grid } from './sample.tsx';

/** Fields about a person, and the summary over a form that cannot be sent. */
export function PersonSamples({ t }: { t: PageTexts }) {
  const [phone, setPhone] = useState('5123 4567');
  const [abroad, setAbroad] = useState('+48 512 345 678');
  const [born, setBorn] = useState('1985-5-4');
  const [code, setCode] = useState('48505040088');
  const { fields } = t;
  const date = { partLabels: fields, onChange: setBorn, locale: 'et-EE' };
  return (
    <>
      <ErrorSummary
        title={fields.wrong}
        faults={[
          { id: 'sample-phone', label: fields.phone, text: fields.phoneError },
          { id: 'sample-date', label: fields.birthDate, text: fields.dateError },
        ]}
      />
      <Grid>
        <PhoneField label={fields.phone} country="EE" value={phone} onChange={setPhone} />
        <PhoneField label={fields.phone} country="EE" value={abroad} onChange={setAbroad} />
        <DateField label={fields.birthDate} value={born} {...date} />
        <DateField label={fields.birthDate} value="2003-2-31" error={fields.dateError} {...date} />
        <PersonalCodeField
          label={fields.personalCode}
          country="EE"
          value={code}
          onChange={(event) => setCode(event.target.value)}
          describe={() => fields.understood}
        />
      </Grid>
      <LockedFacts
        facts={[
          { label: fields.name, value: 'Mari Lepaste' },
          { label: fields.personalCode, value: code },
        ]}
        because={fields.locked}
      />
    </>
  );
}
