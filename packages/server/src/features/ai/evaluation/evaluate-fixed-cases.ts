import { fixedCases } from '@tervita/domain/smart-questionnaire/evaluation';
import type { EngineDeps } from '../engine/engine.ts';
import type { WorkingPrompt } from '../engine/prompt-store.ts';
import { evaluatedCases, figuresOf } from './figures.ts';
import { type JudgedCase, judgeCase } from './judge-case.ts';

/** All of them at once, for whoever waits at a command line. */
export const evaluateFixedCases = async (deps: EngineDeps, prompt: WorkingPrompt | undefined) => {
  const judged: JudgedCase[] = [];
  for (const fixed of fixedCases) judged.push(await judgeCase(deps, prompt, fixed));
  const cases = evaluatedCases(judged);
  return { cases, figures: figuresOf(cases) };
};
