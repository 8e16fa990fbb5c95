import { createHash } from 'node:crypto';
import { dataRule } from '@tervita/domain/ai';
import type { EngineDeps } from '../engine/engine.ts';
import type { WorkingPrompt } from '../engine/prompt-store.ts';

/** A demonstration's script listens on another port at every start and is the same all the same. */
const addressOf = ({ llm }: Pick<EngineDeps, 'llm'>, { model }: WorkingPrompt): string => {
  if (model?.baseUrl) return model.baseUrl;
  return llm.isSimulated ? 'simulator' : (llm.endpoint?.baseUrl ?? 'none');
};

export const modelNameOf = (
  { llm }: Pick<EngineDeps, 'llm'>,
  { model }: Pick<WorkingPrompt, 'model'>,
): string | null => model?.name ?? llm.endpoint?.model ?? null;

/**
 * A digest of what decides how a version answers: its text, its parameters, the model and where that is. A run speaks for
 * a version only while this is as it was.
 */
export const evaluatedAs = (deps: Pick<EngineDeps, 'llm'>, prompt: WorkingPrompt): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        prompt.purpose,
        prompt.systemMessage,
        dataRule,
        prompt.userMessage,
        prompt.parameters,
        modelNameOf(deps, prompt),
        addressOf(deps, prompt),
      ]),
    )
    .digest('hex');
