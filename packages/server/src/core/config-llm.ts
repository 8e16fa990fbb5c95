import * as z from 'zod/mini';

/** An endpoint that speaks OpenAI's chat completions, and which of its models answers. */
export const llmVariables = {
  LLM_BASE_URL: z.optional(z.url({ protocol: /^https?$/ })),
  LLM_API_KEY: z.optional(z.string()),
  LLM_MODEL: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
};

type Given = z.output<z.ZodMiniObject<typeof llmVariables>>;

export const llmProblems = ({ LLM_BASE_URL: url, LLM_MODEL: model }: Given): string[] => [
  ...(url && !model ? ['LLM_MODEL: is needed with LLM_BASE_URL'] : []),
  ...(!url && model ? ['LLM_BASE_URL: is needed with LLM_MODEL'] : []),
];
