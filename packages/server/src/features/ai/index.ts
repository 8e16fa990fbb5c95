import { features } from './clinic/features.ts';
import { rate } from './clinic/rate.ts';
import { summarize } from './clinic/summarize.ts';
import { translate } from './clinic/translate.ts';
import { read, start } from './platform-admin/evaluations.ts';
import { addModel, changeModel, listModels, type ModelDeps } from './platform-admin/models.ts';
import { activate, add, list } from './platform-admin/prompts.ts';
import { tryOut } from './platform-admin/try.ts';

export type { EngineDeps } from './engine/engine.ts';
export { seedPrompts, type WorkingPrompt, workingPrompt } from './engine/prompt-store.ts';
export { sealModelKeysAnew } from './engine/seal-anew.ts';
export { evaluateDemonstration } from './evaluation/evaluate-demonstration.ts';
export { evaluateFixedCases } from './evaluation/evaluate-fixed-cases.ts';
export { evaluations } from './evaluation/run-evaluations.ts';
export { patientHelp } from './patient-help.ts';

export const aiCalls = (deps: ModelDeps) => [
  summarize(deps),
  rate,
  translate(deps),
  features(deps),
  listModels(deps),
  addModel(deps),
  changeModel(deps),
  list(deps),
  add(deps),
  activate(deps),
  tryOut(deps),
  start(deps),
  read,
];
