import { useState } from 'react';
import { OtpField } from '../../../ui/otp-field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { PageTexts } from '../page-texts.ts';
import { PersonSamples } from './person-samples.tsx';
import { Grid, Sample } from './sample.tsx';

export function FieldSamples({ t }: { t: PageTexts }) {
  const [code, setCode] = useState('407');
  const [search, setSearch] = useState('');
  const { fields } = t;
  return (
    <Sample title={t.headings.fields}>
      <Grid>
        <TextField
          label={fields.email}
          hint={fields.emailHint}
          type="email"
          defaultValue="mari@example.com"
        />
        <TextField label={fields.phone} error={fields.phoneError} type="tel" defaultValue="+372 50" />
        <TextField label={fields.name} lockedBecause={fields.locked} defaultValue="Mari Lepaste" />
        <TextField label={fields.weight} optional={fields.optional} trail="kg" inputMode="decimal" />
        <TextField label={fields.name} disabled defaultValue="Mari Lepaste" />
        <PasswordField
          label={fields.password}
          showLabel={t.buttons.show}
          hideLabel={t.buttons.hide}
          autoComplete="off"
          defaultValue="correct horse"
        />
        <OtpField label={fields.code} value={code} onChange={setCode} onComplete={setCode} />
        <OtpField
          label={fields.code}
          value="4079"
          onChange={setCode}
          onComplete={setCode}
          error={fields.phoneError}
        />
      </Grid>
      <PersonSamples t={t} />
      <SearchField
        label={fields.search}
        clearLabel={t.buttons.clear}
        value={search}
        onChange={setSearch}
        keys="/"
      />
      <TextArea label={fields.reply} limit={40} announceLeft={fields.left} defaultValue={t.messages.mine} />
    </Sample>
  );
}
