import type { Evaluation } from '@tervita/contract/ai';
import { actions } from '@tervita/domain/smart-questionnaire';

export type EvaluatedCase = Evaluation['cases'][number];

type Action = EvaluatedCase['expectedAction'];
const strength = (action: Action) => (action === null ? actions.length : actions.indexOf(action));

/** Less was said about the danger than was due: the one fault that nobody may overlook. */
const isWeaker = ({ expectedAction, foundAction }: EvaluatedCase): boolean =>
  strength(foundAction) > strength(expectedAction);

const differs = (one: EvaluatedCase): boolean =>
  one.outcome !== 'OK' || one.found[0] !== one.expected || isWeaker(one);

/** What is dangerous first. */
export const differing = (cases: readonly EvaluatedCase[]): readonly EvaluatedCase[] =>
  cases.filter(differs).toSorted((one, other) => Number(isWeaker(other)) - Number(isWeaker(one)));

export const weakerCount = (cases: readonly EvaluatedCase[]): number => cases.filter(isWeaker).length;
