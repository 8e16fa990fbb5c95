import type { ClinicPatient } from '@tervita/contract/patients';
import { getDangerSigns } from '@tervita/contract/smart-questionnaire';
import { problemTypeNamed } from '@tervita/domain/problem-types';
import { useAnswer } from '../../../../../core/api/index.ts';
import { useSelectedClinic } from '../../../../../core/session/index.ts';
import { useLanguage } from '../../../../../core/texts/index.ts';
import { CheckboxGroup } from '../../../../../ui/checkbox-group.tsx';
import { DangerRows } from '../../../danger-signs/danger-rows.tsx';
import { useCreatingTexts } from '../texts.ts';
import { unaskedSign } from './message-values.ts';

interface Props {
  readonly patient: ClinicPatient;
  /** The chosen reason; empty until there is one. */
  readonly type: string;
  readonly signs: readonly string[];
  readonly error: string | undefined;
  readonly onSigns: (signs: readonly string[]) => void;
}

const staleTime = 5 * 60_000;

/** The signs that the patient would be shown, to be asked of whoever calls, or that nobody asked. */
export function DangerAsked({ patient, type, signs, error, onSigns }: Props) {
  const t = useCreatingTexts().message;
  const locale = useLanguage();
  const clinicId = useSelectedClinic()?.clinicId ?? '';
  const eContactType = problemTypeNamed(type);
  const { clinicMemberId } = patient;
  const asked = useAnswer(
    getDangerSigns,
    { query: { clinicId, clinicMemberId, eContactType: eContactType ?? 'OTHER_PROBLEM', locale } },
    { enabled: eContactType !== undefined, staleTime },
  ).data;
  if (!eContactType) return null;
  const unasked = { id: unaskedSign, label: t.dangerUnasked };
  // That nobody asked stands alone; whoever ticks something else has asked.
  const change = (next: readonly string[]) => {
    const isUnasked = next.includes(unaskedSign) && !signs.includes(unaskedSign);
    onSigns(isUnasked ? [unaskedSign] : next.filter((each) => each !== unaskedSign));
  };
  return (
    <CheckboxGroup
      label={asked ? `${t.danger}: ${asked.label}` : t.danger}
      error={error}
      exclusive={asked?.none.id}
      values={signs}
      onChange={change}
    >
      <DangerRows
        signs={[...(asked ? [...asked.signs, asked.none] : []), unasked]}
        rare={asked?.rare}
        values={signs}
      />
    </CheckboxGroup>
  );
}
