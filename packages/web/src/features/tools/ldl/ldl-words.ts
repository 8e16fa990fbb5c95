import { score2Ages } from '@tervita/domain/tools';
import type { ToolsTexts } from '@tervita/texts/tools-en';
import { useFigures, useToday } from '../../../core/format/index.ts';
import { enteredWords, withUnit } from '../entered-words.ts';
import { useToolsTexts } from '../texts.ts';
import { isLdlMeasured, type LdlField, type LdlResult } from './ldl-result.ts';
import type { LdlTyped } from './ldl-typed.ts';

type LdlTexts = ToolsTexts['tools']['ldl'];

/** Older people have a score of their own. */
export const scoreNameOf = ({ age }: LdlResult, t: LdlTexts): string =>
  (age ?? 0) < score2Ages.olderFrom ? t.score : t.scoreOlder;

/** What stands behind the goal; the strictest one may only be considered. */
export const goalWordsOf = ({ goal }: LdlResult, t: LdlTexts): string => {
  if (goal.ldl === 1) return t.mayBeConsidered;
  return goal.isHalfToo ? t.goalHalf : t.goal;
};

/** What is left of the way, never as nothing while the goal is not met. */
export const toGoOf = ({ down }: { readonly down: number }): number => Math.max(0.1, down);

/** The names of the fields. */
export const useLdlLabels = (): Readonly<Record<LdlField, string>> => {
  const all = useToolsTexts();
  const t = all.ldl;
  return {
    sex: all.sex,
    age: all.age,
    isSmoker: t.smokes,
    totalCholesterol: t.totalCholesterol,
    systolic: t.systolic,
    diastolic: t.diastolic,
    hdl: t.hdl,
    triglycerides: t.triglycerides,
    ldl: t.ldl,
    isTreated: t.treatment,
    untreatedLdl: t.untreatedLdl,
    diabetes: t.diabetesType,
    diabetesYears: t.diabetesYears,
    riskFactors: t.riskFactors,
    egfr: t.egfr,
  };
};

/** Every input, so that somebody can count it again. */
const useEntered = () => {
  const all = useToolsTexts();
  const t = all.ldl;
  const labels = useLdlLabels();
  const { one } = useFigures();
  const ticked = (isOn: boolean) => (isOn ? all.yes.toLocaleLowerCase() : undefined);
  return (typed: LdlTyped, { ldl }: LdlResult): string => {
    const ldlNow = isLdlMeasured(typed)
      ? withUnit(typed.ldl, t.goal)
      : ldl !== undefined && `${one(ldl)} ${t.goal}, ${t.calculated}`;
    const { hasDiabetes, hasVesselDisease, hasFamilialCholesterol, isKidneyWeak } = typed;
    return enteredWords(
      [
        [labels.sex, typed.sex && all.sexes[typed.sex]],
        [labels.age, typed.age.trim()],
        [labels.isSmoker, typed.smokes && (typed.smokes === 'YES' ? all.yes : all.no)],
        [labels.totalCholesterol, withUnit(typed.totalCholesterol, t.goal)],
        [labels.systolic, withUnit(typed.systolic, 'mmHg')],
        [labels.diastolic, withUnit(typed.diastolic, 'mmHg')],
        [labels.hdl, withUnit(typed.hdl, t.goal)],
        [labels.triglycerides, withUnit(typed.triglycerides, t.goal)],
        [labels.ldl, ldlNow || undefined],
        [labels.isTreated, typed.treatment && t.treatments[typed.treatment]],
        ...(typed.treatment === 'TAKEN'
          ? ([[labels.untreatedLdl, withUnit(typed.untreatedLdl, t.goal)]] as const)
          : []),
        [t.facts.hasVesselDisease, ticked(hasVesselDisease)],
        ...(hasVesselDisease
          ? ([[t.facts.hasRecurrentEvents, ticked(typed.hasRecurrentEvents)]] as const)
          : []),
        [t.facts.diabetes, typed.diabetesType && hasDiabetes ? t.types[typed.diabetesType] : undefined],
        ...(hasDiabetes
          ? ([
              [labels.diabetesYears, withUnit(typed.diabetesYears, all.years)],
              [t.facts.hasOrganDamage, ticked(typed.hasOrganDamage)],
            ] as const)
          : []),
        [t.facts.hasFamilialCholesterol, ticked(hasFamilialCholesterol)],
        ...(hasDiabetes || hasFamilialCholesterol
          ? ([[labels.riskFactors, typed.riskFactors.trim()]] as const)
          : []),
        ...(isKidneyWeak
          ? ([
              [labels.egfr, withUnit(typed.egfr, all.egfrUnit)],
              [all.kidney.formula, undefined],
            ] as const)
          : ([[t.facts.isKidneyWeak, undefined]] as const)),
        [t.region, t.regions[typed.region]],
      ],
      all.notSaid,
    );
  };
};

/** The result in words, for a reply or for the patient's record. */
export const useLdlText = () => {
  const all = useToolsTexts();
  const t = all.ldl;
  const { one, whole } = useFigures();
  const today = useToday();
  const entered = useEntered();
  return (typed: LdlTyped, result: LdlResult): string => {
    const { risk, category, reason, gap, goal, ldl } = result;
    const lines = [
      risk === undefined
        ? `${t.byFacts}: ${all.riskWords[category]}, ${t.reasons[reason]}`
        : `${scoreNameOf(result, t)}: ${t.percent(one(risk))}, ${all.riskWords[category]}, ${t.reasons[reason]}`,
      `LDL < ${one(gap?.target ?? goal.ldl)} ${goalWordsOf(result, t)}`,
    ];
    if (gap && ldl !== undefined)
      lines.push(
        gap.isMet
          ? `${t.ldl}: ${one(ldl)} ${t.goal}; ${t.met}`
          : `${t.ldl}: ${one(ldl)} ${t.goal}; ${t.toGo(one(toGoOf(gap)))} (−${whole(gap.downPercent)} %)`,
      );
    lines.push(`${all.entered}: ${entered(typed, result)}.`, `${t.source} ${today}`);
    return lines.join('\n');
  };
};
