/** What a model is asked to do; each has its own prompt. */
export const promptPurposes = [
  'CHIEF_PROBLEM',
  'QUESTIONNAIRE_SUMMARY',
  'SUMMARIZATION',
  'TRANSLATION',
] as const;
export type PromptPurpose = (typeof promptPurposes)[number];

export const systemMessageMax = 20_000;
export const promptNoteMax = 200;
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

interface Placeholders {
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

/** What a user message can take in, as {{name}}. Without the required ones the model would not know what to work on. */
export const promptPlaceholders: Readonly<Record<PromptPurpose, Placeholders>> = {
  CHIEF_PROBLEM: { required: ['text', 'problemTypes'], optional: ['language'] },
  QUESTIONNAIRE_SUMMARY: { required: ['facts', 'language'], optional: ['text'] },
  SUMMARIZATION: { required: ['messages', 'language'], optional: ['answers', 'question'] },
  TRANSLATION: { required: ['text', 'targetLanguage'], optional: [] },
};

const placeholder = /\{\{\s*(\w+)\s*\}\}/g;
const namesIn = (userMessage: string) => [...userMessage.matchAll(placeholder)].map(([, name = '']) => name);

export const missingPlaceholders = (purpose: PromptPurpose, userMessage: string): readonly string[] => {
  const used = namesIn(userMessage);
  return promptPlaceholders[purpose].required.filter((name) => !used.includes(name));
};

/** A slip in a name would else reach the model as it stands. */
export const unknownPlaceholders = (purpose: PromptPurpose, userMessage: string): readonly string[] => {
  const { required, optional } = promptPlaceholders[purpose];
  return namesIn(userMessage).filter((name) => ![...required, ...optional].includes(name));
};

/** Once, from left to right: what is put in is never read for placeholders again. */
export const filledMessage = (userMessage: string, values: Readonly<Record<string, string>>): string =>
  userMessage.replace(placeholder, (_, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : '',
  );
