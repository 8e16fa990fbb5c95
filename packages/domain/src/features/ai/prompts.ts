/** What a model is asked to do; each has its own prompt. */
export const promptPurposes = [
  'CHIEF_PROBLEM',
  'QUESTIONNAIRE_SUMMARY',
  'SUMMARIZATION',
  'TRANSLATION',
] as const;
export type PromptPurpose = (typeof promptPurposes)[number];

export const systemMessageMax = 20_000;
export const userMessageMax = 20_000;
export const modelNameMax = 200;

/** Of the five parameters, each with its range; one that is absent is left to the model. */
export const parameterRanges = {
  temperature: [0, 2],
  topP: [0, 1],
  maxTokens: [1, 100_000],
  frequencyPenalty: [-2, 2],
  presencePenalty: [-2, 2],
} as const satisfies Record<string, readonly [number, number]>;
export type ModelParameter = keyof typeof parameterRanges;

/** Servers that answer in JSON alone want the word in the prompt, and so does whoever reads the answer. */
export const asksForJson = (systemMessage: string): boolean => /\bjson\b/i.test(systemMessage);

export const callOutcomes = ['OK', 'TIMEOUT', 'ERROR', 'INVALID', 'REFUSED', 'CIRCUIT_OPEN'] as const;
export type CallOutcome = (typeof callOutcomes)[number];
