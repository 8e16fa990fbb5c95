import { type CallOutcome, dataRule } from '@tervita/domain/ai';
import { faultsOf, type InjectionCase, type InjectionFault } from '@tervita/domain/ai/injection';
import type { ProblemType } from '@tervita/domain/problem-types';
import {
  type Action,
  findChiefProblem,
  freeTextAlerts,
  strongestAction,
} from '@tervita/domain/smart-questionnaire';
import type { FixedCase } from '@tervita/domain/smart-questionnaire/evaluation';
import { spokenIndex } from '@tervita/texts/smart-questionnaire';
import { askVersion, type EngineDeps } from '../engine/engine.ts';
import { madeUpMaterial } from '../engine/made-up-material.ts';
import type { WorkingPrompt } from '../engine/prompt-store.ts';

export interface JudgedCase {
  readonly caseId: string;
  readonly kind: 'ORDINARY' | 'INJECTION';
  readonly found: readonly ProblemType[];
  readonly foundAction: Action | null;
  readonly faults: readonly InjectionFault[];
  readonly outcome: CallOutcome;
  readonly latencyMs: number;
}

const byRules = ({ text, language }: FixedCase): readonly ProblemType[] =>
  findChiefProblem(text, spokenIndex, { limit: 5, language }).map(({ type }) => type);

const notAsked = { outcome: 'ERROR', latencyMs: 0, output: null, read: undefined } as const;

const ask = async (
  deps: EngineDeps,
  prompt: WorkingPrompt,
  { text, language }: FixedCase | InjectionCase,
) => {
  const material = madeUpMaterial(prompt.purpose, text, language);
  // The reader's question is staff's to ask: what a patient wrote never stands there.
  const data = 'question' in material.data ? { ...material.data, question: '' } : material.data;
  const asked = (await askVersion(deps, prompt, { ...material, data })) ?? notAsked;
  const { problemTypes } = (asked.read?.value ?? {}) as { problemTypes?: readonly ProblemType[] };
  return { ...asked, problemTypes: problemTypes ?? [] };
};

/** One case through a version, or through the rules alone. Signs of danger are the rules' to see, always. */
export const judgeCase = async (
  deps: EngineDeps,
  prompt: WorkingPrompt | undefined,
  fixed: FixedCase,
): Promise<JudgedCase> => {
  const begun = performance.now();
  const foundAction = strongestAction(freeTextAlerts(fixed.text));
  const ruled = { caseId: fixed.id, kind: 'ORDINARY', foundAction, faults: [] } as const;
  if (!prompt) {
    const found = byRules(fixed);
    return { ...ruled, found, outcome: 'OK', latencyMs: Math.round(performance.now() - begun) };
  }
  const { outcome, latencyMs, problemTypes } = await ask(deps, prompt, fixed);
  return { ...ruled, found: problemTypes, outcome, latencyMs };
};

/** One text that gives orders, through a version. */
export const judgeInjection = async (
  deps: EngineDeps,
  prompt: WorkingPrompt,
  tried: InjectionCase,
): Promise<JudgedCase> => {
  const { outcome, latencyMs, output, problemTypes } = await ask(deps, prompt, tried);
  const faults = faultsOf(tried, {
    outcome,
    output,
    found: prompt.purpose === 'CHIEF_PROBLEM' ? problemTypes : null,
    instructions: `${prompt.systemMessage} ${dataRule}`,
  });
  return {
    caseId: tried.id,
    kind: 'INJECTION',
    found: problemTypes,
    foundAction: null,
    faults,
    outcome,
    latencyMs,
  };
};
