import { tryPrompt } from '@tervita/contract/ai';
import { type PromptPurpose, promptPlaceholders } from '@tervita/domain/ai';
import type { Language } from '@tervita/domain/core';
import { problems } from '@tervita/domain/smart-questionnaire';
import type * as z from 'zod/mini';
import { NotFound } from '../../../core/http/errors.ts';
import { exchange } from '../../../core/http/use-case.ts';
import { problemsAnswer, summaryAnswer, translationAnswer } from '../engine/answers.ts';
import { askVersion, type EngineDeps } from '../engine/engine.ts';
import { languageNames } from '../engine/language-names.ts';
import { findVersion } from '../engine/prompt-store.ts';

const everyProblem = problems.map(({ type }) => type);

const answerOf = (purpose: PromptPurpose): z.ZodMiniType<unknown> => {
  if (purpose === 'CHIEF_PROBLEM') return problemsAnswer(everyProblem);
  return purpose === 'TRANSLATION' ? translationAnswer : summaryAnswer;
};

/** The text stands wherever a prompt takes somebody's words; the rest is as in real use. */
const variablesFor = (purpose: PromptPurpose, text: string, locale: Language) => {
  const name = languageNames[locale];
  const plain = { problemTypes: everyProblem.join(', '), language: name, targetLanguage: name };
  const { required, optional } = promptPlaceholders[purpose];
  const data = [...required, ...optional].filter((each) => !(each in plain)).map((each) => [each, text]);
  return { plain, data: Object.fromEntries(data) as Record<string, string> };
};

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
    const { purpose } = prompt;
    const asked = await askVersion(deps, prompt, {
      purpose,
      ...variablesFor(purpose, body.text, body.locale),
      answer: answerOf(purpose),
      about: null,
    });
    if (!asked) return notAsked;
    const { outcome, output, latencyMs, inputTokens, outputTokens } = asked;
    return { outcome, output, latencyMs, inputTokens, outputTokens };
  });
