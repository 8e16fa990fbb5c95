import type { PromptPurpose } from '@tervita/domain/ai';
import { type InjectionCase, injectionCases } from '@tervita/domain/ai/injection';
import { languages } from '@tervita/domain/core';
import { type FixedCase, fixedCases } from '@tervita/domain/smart-questionnaire/evaluation';

/** Of each language; where no reason is chosen they only show that usable answers come. */
const ordinaryOfLanguage = 3;

const ordinaryCases = languages.flatMap((language) =>
  fixedCases.filter((fixed) => fixed.language === language).slice(0, ordinaryOfLanguage),
);

interface EvaluationSet {
  readonly ordinary: readonly FixedCase[];
  readonly injections: readonly InjectionCase[];
}

/** What a version must go through. Null: the rules alone, which take no orders from anybody. */
export const evaluationSetOf = (purpose: PromptPurpose | null): EvaluationSet => {
  if (purpose === null) return { ordinary: fixedCases, injections: [] };
  return {
    ordinary: purpose === 'CHIEF_PROBLEM' ? fixedCases : ordinaryCases,
    injections: injectionCases,
  };
};

export const totalOf = ({ ordinary, injections }: EvaluationSet): number =>
  ordinary.length + injections.length;
