import { problemTypes as allTypes, type ProblemType } from '@tervita/domain/problem-types';
import { useClinicTexts } from '../../core/texts/clinic.ts';
import { PickField } from '../../ui/pick-field.tsx';
import { useTemplatesTexts } from './texts.ts';

const any = 'ANY';

interface Props {
  readonly value: ProblemType | null;
  readonly onChange: (value: ProblemType | null) => void;
}

/** One reason, found by typing, or any. */
export function ReasonField({ value, onChange }: Props) {
  const { labels } = useClinicTexts().problemTypes;
  const t = useTemplatesTexts();
  const options = allTypes
    .map((type) => ({ value: type as string, label: labels[type] }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  return (
    <PickField
      label={t.reason}
      searchLabel={t.findReason}
      placeholder={t.anyReason}
      value={value ?? any}
      onChange={(chosen) => onChange(allTypes.find((type) => type === chosen) ?? null)}
      options={[{ value: any, label: t.anyReason }, ...options]}
      emptyText={t.noReason}
    />
  );
}
