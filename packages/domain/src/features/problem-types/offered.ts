import { fixedOftenChosen, kindOf, type ProblemType, problemTypes } from './problem-types.ts';

interface Clinic {
  readonly switchedOff: ReadonlySet<ProblemType>;
  /** By its plan and its switch. */
  readonly hasQuestionnaires: boolean;
  /** Whether somebody has the words of a questionnaire, so that it can be filled in. */
  readonly isFilled: (questionnaire: ProblemType) => boolean;
}

/** Reasons that a patient of the clinic can choose. */
export const offeredTypes = ({ switchedOff, hasQuestionnaires, isFilled }: Clinic): readonly ProblemType[] =>
  problemTypes.filter(
    (type) =>
      !switchedOff.has(type) && (kindOf(type) !== 'QUESTIONNAIRE' || (hasQuestionnaires && isFilled(type))),
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
