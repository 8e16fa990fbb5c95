import { problemTypes as allTypes, type ProblemType } from '@tervita/domain/problem-types';
import { PickField } from '../../ui/pick-field.tsx';
import { useOfferedTypes, useReasonGroups } from '../problem-types/index.ts';
import { useTemplatesTexts } from './texts.ts';

const any = 'ANY';

interface Props {
  readonly value: ProblemType | null;
  readonly onChange: (value: ProblemType | null) => void;
}

/** One of the clinic's reasons, found by typing, or any. */
export function ReasonField({ value, onChange }: Props) {
  const t = useTemplatesTexts();
  const groups = useReasonGroups(useOfferedTypes(value));
  return (
    <PickField
      label={t.reason}
      searchLabel={t.findReason}
      placeholder={t.anyReason}
      value={value ?? any}
      onChange={(chosen) => onChange(allTypes.find((type) => type === chosen) ?? null)}
      options={[{ value: any, label: t.anyReason }]}
      groups={groups}
      emptyText={t.noReason}
    />
  );
}
