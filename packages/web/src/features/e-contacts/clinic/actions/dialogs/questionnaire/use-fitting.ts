import { isRefusedFor, type Misfit, madeFor, misfitOf } from '@tervita/domain/instruments';
import { adultAge, type Sex } from '@tervita/domain/persons';
import type { ProblemType } from '@tervita/domain/problem-types';
import { useFormat } from '../../../../../../core/format/index.ts';
import type { PickOption } from '../../../../../../ui/pick-list.tsx';
import { useActionsTexts } from '../../texts.ts';

interface Patient {
  readonly birthDate: string | null;
  readonly sex: Sex;
}

/** An age that ends before three years is told in months. */
const toldInMonths = 36;

/** Questionnaires that are not made for any of these patients come last, cannot be picked, and say for whom they are. */
export const useFitting = (patients: readonly Patient[]) => {
  const t = useActionsTexts().questionnaire;
  const { ageInMonths } = useFormat();
  const forWhom = (type: ProblemType, misfit: Misfit): string => {
    const { age, sex } = madeFor(type);
    if (misfit === 'OTHER_SEX') return sex === 'MALE' ? t.forMen : t.forWomen;
    const { minMonths, maxMonths } = age;
    if (maxMonths === undefined)
      return minMonths === adultAge * 12 ? t.forAdults : t.fromYears(Math.floor(minMonths / 12));
    return maxMonths < toldInMonths
      ? t.forMonths(minMonths, maxMonths)
      : t.forYears(Math.floor(minMonths / 12), Math.floor(maxMonths / 12));
  };
  const fitted = (type: ProblemType, label: string): PickOption => {
    const misfits = patients.map(({ birthDate, sex }) =>
      misfitOf(type, { ageMonths: birthDate === null ? null : ageInMonths(birthDate), sex }),
    );
    const [misfit = null] = misfits;
    const isDisabled = misfits.every(isRefusedFor);
    return { value: type, label, ...(isDisabled && misfit && { isDisabled, hint: forWhom(type, misfit) }) };
  };
  return (types: readonly { readonly type: ProblemType; readonly label: string }[]): readonly PickOption[] =>
    types
      .map(({ type, label }) => fitted(type, label))
      .toSorted((one, other) => Number(one.isDisabled ?? false) - Number(other.isDisabled ?? false));
};
