import { listClinicTypes } from '@tervita/contract/problem-types';
import {
  problemTypes as allTypes,
  type ClinicGroup,
  clinicGroupOf,
  clinicGroups,
  type ProblemType,
} from '@tervita/domain/problem-types';
import { type ReactNode, useMemo } from 'react';
import { useAnswer } from '../../core/api/index.ts';
import { useSelectedClinic } from '../../core/session/index.ts';
import { useClinicTexts } from '../../core/texts/clinic.ts';
import type { PickGroup } from '../../ui/pick-list.tsx';

const tenMinutes = 600_000;
const noIcon = (): ReactNode => undefined;

/** Reasons that the clinic takes, and one that was chosen before it was switched off. Until they are known: all. */
export const useOfferedTypes = (chosen?: string | null): readonly ProblemType[] => {
  const clinicId = useSelectedClinic()?.clinicId ?? '';
  const { data } = useAnswer(
    listClinicTypes,
    { params: { clinicId } },
    { enabled: clinicId !== '', staleTime: tenMinutes },
  );
  return useMemo(
    () =>
      data?.eContactTypes
        .filter(({ type, isOffered }) => isOffered || type === chosen)
        .map(({ type }) => type) ?? allTypes,
    [data, chosen],
  );
};

/** Reasons in which patients of the clinic may ever have written, switched off since or not. Until they are known: all. */
export const useClinicTypes = (): readonly ProblemType[] => {
  const clinicId = useSelectedClinic()?.clinicId ?? '';
  const { data } = useAnswer(
    listClinicTypes,
    { params: { clinicId } },
    { enabled: clinicId !== '', staleTime: tenMinutes },
  );
  return useMemo(() => data?.eContactTypes.map(({ type }) => type) ?? allTypes, [data]);
};

/** Reasons as staff sort their work, each group by name; what stands in no group comes last. */
export const useReasonGroups = (
  types: readonly ProblemType[] = allTypes,
  iconOf: (type: ProblemType) => ReactNode = noIcon,
): readonly PickGroup[] => {
  const { problemTypes, eContacts } = useClinicTexts();
  return useMemo(() => {
    const byGroup = Map.groupBy(types, (type): ClinicGroup | 'OTHER' => clinicGroupOf(type) ?? 'OTHER');
    return [...clinicGroups, 'OTHER' as const].flatMap((group) => {
      const options = (byGroup.get(group) ?? [])
        .map((value) => ({ value, label: problemTypes.labels[value], icon: iconOf(value) }))
        .toSorted((one, other) => one.label.localeCompare(other.label));
      return options.length > 0 ? [{ name: eContacts.reasonGroups[group], options }] : [];
    });
  }, [types, iconOf, problemTypes, eContacts]);
};
