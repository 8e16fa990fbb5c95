import { monthsBetweenChecks, referralAnswers, referralSigns, wholeEgfr } from '@tervita/domain/tools';
import { useFigures, useFormat, useToday } from '../../../core/format/index.ts';
import { existingDay } from '../../../ui/date-text.ts';
import { enteredWords, withUnit } from '../entered-words.ts';
import { useToolsTexts } from '../texts.ts';
import type { KidneyField, KidneyResult } from './kidney-result.ts';
import { acrFields, type KidneyTyped } from './kidney-typed.ts';
import { stageName } from './stage-name.ts';

/** The names of the fields. */
export const useKidneyLabels = (): Readonly<Record<KidneyField, string>> => {
  const { sex, age, kidney: t } = useToolsTexts();
  const { egfr, creatinine, acr, earlierEgfr, earlierAcr, hasLasted: lasted } = t;
  return { sex, age, creatinine, egfr, acr, earlierEgfr, earlierAcr, lasted };
};

/** The stage, what follows from it at once, and what else there is to say, sentence by sentence. */
export const useKidneyWords = () => {
  const t = useToolsTexts().kidney;
  const { whole } = useFigures();
  const { day } = useFormat();
  return (result: KidneyResult) => {
    const { g, a, cell, nextBy, isCounted, values } = result;
    const stage = a ? t.stage(stageName[g], a) : t.stageG(stageName[g]);
    const counted = isCounted ? [`${t.counted(whole(wholeEgfr(values.egfr)))}.`] : [];
    if (result.isMaybeAcute) return { stage, headline: t.acute, sentences: [...counted, t.acuteAdvice] };
    const often = cell && t.perYear(cell.timesPerYear, cell.isOrMore);
    const damage = cell?.onlyWithDamage ? [t.onlyWithDamage] : [];
    const needsAcr = cell ? [] : [t.needsAcr];
    // In the first two stages without albumin there is nothing to repeat.
    const isDisease = cell ? !cell.onlyWithDamage : g !== 'G1' && g !== 'G2';
    if (isDisease && !values.hasLasted) {
      const ifItLasts = often ? [t.ifItLasts(often)] : needsAcr;
      return {
        stage,
        headline: t.repeatFirst,
        sentences: [...counted, t.notYetDisease, ...ifItLasts],
      };
    }
    if (!cell) return { stage, headline: undefined, sentences: [...counted, ...needsAcr] };
    const interval = t.every(monthsBetweenChecks(cell));
    const next = nextBy ? t.nextBy(interval, day(`${nextBy}T12:00:00Z`)) : `${interval}.`;
    return { stage, headline: often, sentences: [...counted, next, t.advice[cell.advice], ...damage] };
  };
};

/** Every input, so that somebody can count it again. */
const useEntered = () => {
  const all = useToolsTexts();
  const t = all.kidney;
  const labels = useKidneyLabels();
  return (typed: KidneyTyped): string => {
    const { unit } = acrFields[typed.acrUnit];
    const filtration =
      typed.source === 'CREATININE'
        ? ([
            [labels.creatinine, withUnit(typed.creatinine, 'µmol/L')],
            [t.formula, t.formulas[typed.formula]],
          ] as const)
        : ([
            [labels.egfr, withUnit(typed.egfr, all.egfrUnit)],
            [t.formula, undefined],
          ] as const);
    const ticked = typed.ticked.map((sign) => [t.signs[sign], t.answers.YES] as const);
    return enteredWords(
      [
        [labels.sex, typed.sex && all.sexes[typed.sex]],
        [labels.age, typed.age.trim()],
        ...filtration,
        [t.measuredOn, existingDay(typed.measuredOn)],
        [labels.acr, withUnit(typed.acr, unit)],
        [labels.earlierEgfr, withUnit(typed.earlierEgfr, all.egfrUnit)],
        [t.earlierOn, existingDay(typed.earlierOn)],
        [labels.earlierAcr, withUnit(typed.earlierAcr, unit)],
        [t.hasStartedMedicine, typed.hasStartedMedicine ? t.answers.YES : undefined],
        [labels.lasted, typed.lasted && t.lasted[typed.lasted]],
        ...ticked,
      ],
      all.notSaid,
    );
  };
};

/** The result in words, for a reply or for the patient's record. */
export const useKidneyText = () => {
  const all = useToolsTexts();
  const t = all.kidney;
  const today = useToday();
  const wordsOf = useKidneyWords();
  const entered = useEntered();
  return (typed: KidneyTyped, result: KidneyResult): string => {
    const { stage, headline, sentences } = wordsOf(result);
    const answers = referralAnswers(result.values);
    const signsOf = (answer: 'YES' | 'NOT_SAID') =>
      referralSigns.filter((sign) => answers[sign] === answer).map((sign) => t.signs[sign]);
    const [met, unsaid] = [signsOf('YES'), signsOf('NOT_SAID')];
    return [
      [stage, headline].filter(Boolean).join(': '),
      ...sentences,
      `${t.refer} ${met.length > 0 ? `${t.someMet(met.length)}: ${met.join('; ')}` : t.noneMet}.`,
      `${all.entered}: ${entered(typed)}.`,
      ...(unsaid.length > 0 ? [`${unsaid.map((sign) => `${sign}: ${all.notSaid}`).join('; ')}.`] : []),
      `${t.guideline} ${today}`,
    ].join('\n');
  };
};
