import { kindOf, type ProblemType } from '../problem-types/index.ts';

/** Told by their few questions better than by a blank box, though they are about the body. */
const alsoStructured: readonly ProblemType[] = ['PREGNANCY_START', 'PREGNANCY_COMMS'];

/** Requests whose few questions are a form like any other: they are asked also where the smart questionnaire is off. */
export const asksWithoutAi = (type: ProblemType): boolean =>
  kindOf(type) === 'ADMIN' || alsoStructured.includes(type);
