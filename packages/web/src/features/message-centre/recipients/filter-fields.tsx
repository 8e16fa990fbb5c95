import { listPatientLists } from '@tervita/contract/clinics';
import { problemTypes } from '@tervita/domain/problem-types';
import { useAnswer } from '../../../core/api/index.ts';
import { DayField } from '../../../core/form/index.ts';
import { useAccountTexts } from '../../../core/texts/account.ts';
import { useClinicTexts } from '../../../core/texts/clinic.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx';
import { ChoiceChip } from '../../../ui/choice-chip.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PickField } from '../../../ui/pick-field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useClinicTypes, useReasonGroups } from '../../problem-types/index.ts';
import {
  emptyFilter,
  type FilterField,
  type FilterInput,
  filterFaults,
  type Presence,
} from '../filter-input.ts';
import { useMessageTexts } from '../texts.ts';
import styles from './recipients.module.css';

interface Props {
  readonly clinicId: string;
  readonly input: FilterInput;
  readonly change: (part: Partial<FilterInput>) => void;
}

/** Every filter of the patient query; those that are used seldom are folded away. */
export function FilterFields({ clinicId, input, change }: Props) {
  const t = useMessageTexts();
  const { errors } = useAccountTexts();
  const faults = filterFaults(input);
  const faultOf = (field: FilterField) => {
    const fault = faults[field];
    if (!fault) return undefined;
    return fault === 'badDate' ? errors.fields[fault] : t.filter[fault];
  };
  const hasMore = Boolean(
    input.types.length > 0 ||
      input.writtenFrom ||
      input.writtenTo ||
      input.email ||
      input.codes ||
      input.name,
  );
  return (
    <div className={styles.filter}>
      <Choice
        label={t.filter.sex}
        value={input.sex}
        onChange={(sex) => change({ sex })}
        words={[
          ['', t.filter.anySex],
          ['FEMALE', t.filter.FEMALE],
          ['MALE', t.filter.MALE],
        ]}
      />
      <div className={styles.pair}>
        {(['ageFrom', 'ageTo'] as const).map((field) => (
          <TextField
            key={field}
            label={t.filter[field]}
            inputMode="numeric"
            maxLength={3}
            value={input[field]}
            error={faultOf(field)}
            onChange={(event) => change({ [field]: event.target.value })}
          />
        ))}
      </div>
      <TextField
        label={t.filter.birthYears}
        hint={t.filter.birthYearsHint}
        value={input.birthYears}
        error={faultOf('birthYears')}
        onChange={(event) => change({ birthYears: event.target.value })}
      />
      <ListChoice {...{ clinicId, input, change }} />
      <Choice
        label={t.filter.phone}
        value={input.phone}
        onChange={(phone: Presence) => change({ phone })}
        words={[
          ['', t.filter.anyPhone],
          ['with', t.filter.withPhone],
          ['without', t.filter.withoutPhone],
        ]}
      />
      <Disclosure title={t.filter.more} isOpenAtFirst={hasMore}>
        <div className={styles.filter}>
          <TextField
            label={t.filter.name}
            maxLength={100}
            value={input.name}
            onChange={(event) => change({ name: event.target.value })}
          />
          <ReasonChoice {...{ input, change }} />
          {(['writtenFrom', 'writtenTo'] as const).map((field) => (
            <DayField
              key={field}
              label={t.filter[field]}
              value={input[field]}
              error={faultOf(field)}
              onChange={(value) => change({ [field]: value })}
            />
          ))}
          <Choice
            label={t.filter.email}
            value={input.email}
            onChange={(email: Presence) => change({ email })}
            words={[
              ['', t.filter.anyPhone],
              ['with', t.filter.withEmail],
              ['without', t.filter.withoutEmail],
            ]}
          />
          <TextArea
            label={t.filter.codes}
            hint={t.filter.codesHint}
            value={input.codes}
            error={faultOf('codes')}
            onChange={(event) => change({ codes: event.target.value })}
          />
        </div>
      </Disclosure>
      <div>
        <Button variant="ghost" size="sm" onPress={() => change(emptyFilter)}>
          {t.filter.clear}
        </Button>
      </div>
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly words: readonly (readonly [Value, string])[];
}

function Choice<Value extends string>({ label, value, onChange, words }: ChoiceProps<Value>) {
  return (
    <div>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      <SegmentedControl
        isWide
        label={label}
        value={value}
        onChange={onChange}
        segments={words.map(([one, said]) => ({ value: one, label: said }))}
      />
    </div>
  );
}

function ListChoice({ clinicId, input, change }: Props) {
  const t = useMessageTexts();
  const { data } = useAnswer(listPatientLists, { params: { clinicId } }, { enabled: clinicId !== '' });
  const lists = data?.patientListWithClinicians ?? [];
  if (lists.length === 0) return null;
  return (
    <CheckboxGroup
      label={t.filter.lists}
      values={input.listCodes}
      onChange={(listCodes) => change({ listCodes })}
    >
      {lists.map(({ code }) => (
        <ChoiceChip key={code} value={code}>
          {code}
        </ChoiceChip>
      ))}
    </CheckboxGroup>
  );
}

function ReasonChoice({ input, change }: Pick<Props, 'input' | 'change'>) {
  const t = useMessageTexts();
  const { labels } = useClinicTexts().problemTypes;
  const groups = useReasonGroups(useClinicTypes());
  return (
    <div>
      <PickField
        label={t.filter.reasons}
        hint={t.filter.reasonsHint}
        searchLabel={t.filter.addReason}
        placeholder={t.filter.addReason}
        emptyText={t.list.none}
        value=""
        groups={groups}
        onChange={(chosen) => {
          const type = problemTypes.find((one) => one === chosen);
          if (type && !input.types.includes(type)) change({ types: [...input.types, type] });
        }}
      />
      <ul className={styles.reasons}>
        {input.types.map((type) => (
          <li key={type}>
            <Button
              size="sm"
              variant="soft"
              trailingIcon={<Icon name="x" size="sm" />}
              aria-label={t.filter.remove(labels[type])}
              onPress={() => change({ types: input.types.filter((one) => one !== type) })}
            >
              {labels[type]}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
