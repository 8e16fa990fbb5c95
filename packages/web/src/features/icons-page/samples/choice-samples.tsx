import { useState } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx';
import { ChoiceCard } from '../../../ui/choice-card.tsx';
import { ChoiceChip } from '../../../ui/choice-chip.tsx';
import { OrDivider } from '../../../ui/or-divider.tsx';
import { Radio } from '../../../ui/radio.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { StarField } from '../../../ui/star-field.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { PageTexts } from '../page-texts.ts';
import { Grid, Sample, Stack } from './sample.tsx';

export function ChoiceSamples({ t }: { t: PageTexts }) {
  const [feelings, setFeelings] = useState(['fever']);
  const [one, setOne] = useState<string | null>('cough');
  const [stars, setStars] = useState(4);
  const [isOn, setOn] = useState(true);
  const [list, setList] = useState<'active' | 'finished'>('active');
  const { choices } = t;
  return (
    <Sample title={t.headings.choices}>
      <Grid>
        <CheckboxGroup label={choices.question} values={feelings} onChange={setFeelings} exclusive="none">
          <ChoiceCard value="fever" hint={choices.hint}>
            {choices.fever}
          </ChoiceCard>
          <ChoiceCard value="pain">{choices.pain}</ChoiceCard>
          <OrDivider>{choices.or}</OrDivider>
          <ChoiceCard value="none">{choices.none}</ChoiceCard>
        </CheckboxGroup>
        <RadioGroup label={choices.question} value={null} onChange={setOne} error={choices.error}>
          <ChoiceCard value="fever">{choices.fever}</ChoiceCard>
          <ChoiceCard value="cough">{choices.cough}</ChoiceCard>
          <ChoiceCard value="none" isDisabled>
            {choices.none}
          </ChoiceCard>
        </RadioGroup>
        <Stack>
          <Checkbox defaultChecked>{choices.agree}</Checkbox>
          <Checkbox error={choices.error}>{choices.agree}</Checkbox>
          <Checkbox isIndeterminate>{choices.agree}</Checkbox>
          <Checkbox disabled defaultChecked>
            {choices.agree}
          </Checkbox>
        </Stack>
        <Stack>
          <RadioGroup label={choices.question} value={one} onChange={setOne} layout="row">
            <Radio value="fever">{choices.fever}</Radio>
            <Radio value="cough">{choices.cough}</Radio>
          </RadioGroup>
          <Switch isOn={isOn} onChange={setOn} hint={t.fields.emailHint}>
            {choices.notify}
          </Switch>
          <Switch isOn={false} onChange={setOn} isDisabled>
            {choices.notify}
          </Switch>
        </Stack>
        <Stack>
          <CheckboxGroup label={choices.question} values={feelings} onChange={setFeelings}>
            <ChoiceChip value="fever">{choices.fever}</ChoiceChip>
            <ChoiceChip value="pain">{choices.pain}</ChoiceChip>
            <ChoiceChip value="cough">{choices.cough}</ChoiceChip>
          </CheckboxGroup>
          <StarField
            label={choices.question}
            value={stars}
            onChange={setStars}
            names={['1', '2', '3', '4', '5']}
            ends={['1', '5']}
          />
        </Stack>
      </Grid>
      <SegmentedControl
        label={t.headings.lists}
        value={list}
        onChange={setList}
        isWide
        segments={[
          { value: 'active', label: choices.active },
          { value: 'finished', label: choices.finished },
        ]}
      />
    </Sample>
  );
}
