import type { Plan } from '../clinics/index.ts';
import { fixedOftenChosen, kindOf, type ProblemType, problemTypes } from './problem-types.ts';

interface Clinic {
  readonly plan: Plan;
  readonly switchedOff: ReadonlySet<ProblemType>;
}

const hasQuestionnaires = (plan: Plan): boolean => plan === 'PREMIUM';

/** Reasons that a patient of the clinic can choose. */
export const offeredTypes = ({ plan, switchedOff }: Clinic): readonly ProblemType[] =>
  problemTypes.filter(
    (type) => !switchedOff.has(type) && (kindOf(type) !== 'QUESTIONNAIRE' || hasQuestionnaires(plan)),
  );

const shown = 4;
/** They have a place of their own on the page. */
const isTile = (type: ProblemType) => type !== 'OTHER_PROBLEM' && kindOf(type) !== 'QUESTIONNAIRE';

/** The clinic's own first; the fixed ones fill what is left. */
export const oftenChosen = (
  chosen: readonly ProblemType[],
  offered: readonly ProblemType[],
): readonly ProblemType[] => {
  const possible = new Set([...chosen, ...fixedOftenChosen].filter(isTile));
  return [...possible].filter((type) => offered.includes(type)).slice(0, shown);
};
