import { tryPrompt } from '@tervita/contract/ai';
import { NotFound } from '../../../core/http/errors.ts';
import { exchange } from '../../../core/http/use-case.ts';
import { askVersion, type EngineDeps } from '../engine/engine.ts';
import { madeUpMaterial } from '../engine/made-up-material.ts';
import { findVersion } from '../engine/prompt-store.ts';

const notAsked = {
  outcome: 'ERROR' as const,
  output: null,
  latencyMs: 0,
  inputTokens: null,
  outputTokens: null,
};

export const tryOut = (deps: EngineDeps) =>
  exchange(tryPrompt, async ({ params, body, transact }) => {
    const prompt = await transact((tx) => findVersion(tx, params.id));
    if (!prompt) throw new NotFound();
    const asked = await askVersion(deps, prompt, madeUpMaterial(prompt.purpose, body.text, body.locale));
    if (!asked) return notAsked;
    const { outcome, output, latencyMs, inputTokens, outputTokens } = asked;
    return { outcome, output, latencyMs, inputTokens, outputTokens };
  });
