import type { CallOutcome } from '@tervita/domain/ai';
import type { ProblemType } from '@tervita/domain/problem-types';
import {
  type Action,
  findChiefProblem,
  freeTextAlerts,
  problems,
  strongestAction,
} from '@tervita/domain/smart-questionnaire';
import type { FixedCase } from '@tervita/domain/smart-questionnaire/evaluation';
import { spokenIndex } from '@tervita/texts/smart-questionnaire';
import { problemsAnswer } from '../engine/answers.ts';
import { askVersion, type EngineDeps } from '../engine/engine.ts';
import { languageNames } from '../engine/language-names.ts';
import type { WorkingPrompt } from '../engine/prompt-store.ts';

export interface JudgedCase {
  readonly caseId: string;
  readonly found: readonly ProblemType[];
  readonly foundAction: Action | null;
  readonly outcome: CallOutcome;
  readonly latencyMs: number;
}

const everyProblem = problems.map(({ type }) => type);

const byRules = ({ text, language }: FixedCase): readonly ProblemType[] =>
  findChiefProblem(text, spokenIndex, { limit: 5, language }).map(({ type }) => type);

/** One case through a version, or through the rules alone. Signs of danger are the rules' to see, always. */
export const judgeCase = async (
  deps: EngineDeps,
  prompt: WorkingPrompt | undefined,
  fixed: FixedCase,
): Promise<JudgedCase> => {
  const begun = performance.now();
  const ruled = { caseId: fixed.id, foundAction: strongestAction(freeTextAlerts(fixed.text)) };
  if (!prompt) {
    const found = byRules(fixed);
    return { ...ruled, found, outcome: 'OK', latencyMs: Math.round(performance.now() - begun) };
  }
  const asked = await askVersion(deps, prompt, {
    purpose: 'CHIEF_PROBLEM',
    data: { text: fixed.text },
    plain: { problemTypes: everyProblem.join(', '), language: languageNames[fixed.language] },
    answer: problemsAnswer(everyProblem),
    about: null,
  });
  if (!asked) return { ...ruled, found: [], outcome: 'ERROR', latencyMs: 0 };
  const { outcome, latencyMs, read } = asked;
  return { ...ruled, found: read?.value.problemTypes ?? [], outcome, latencyMs };
};
