import * as z from 'zod/mini';

/** An endpoint that speaks OpenAI's chat completions, and which of its models answers. */
export const llmVariables = {
  LLM_BASE_URL: z.optional(z.url({ protocol: /^https?$/ })),
  LLM_API_KEY: z.optional(z.string()),
  LLM_MODEL: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
  /** Other hosts, with commas between, that the platform's admin may name for models. */
  LLM_HOSTS: z.optional(z.string()),
  /** No question waits longer for its answer; most give up sooner by themselves. */
  LLM_TIMEOUT_SECONDS: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(120)), 120),
  /** What one clinic may use in a day, half of it by its staff and half by its patients. */
  LLM_CLINIC_TOKENS_A_DAY: z._default(
    z.coerce.number().check(z.int(), z.gte(1_000), z.lte(1_000_000_000)),
    2_000_000,
  ),
};

type Variables = Omit<
  z.output<z.ZodMiniObject<typeof llmVariables>>,
  'LLM_CLINIC_TOKENS_A_DAY' | 'LLM_TIMEOUT_SECONDS'
>;

export const llmProblems = ({ LLM_BASE_URL: url, LLM_MODEL: model }: Variables): string[] => [
  ...(url && !model ? ['LLM_MODEL: is needed with LLM_BASE_URL'] : []),
  ...(!url && model ? ['LLM_BASE_URL: is needed with LLM_MODEL'] : []),
];

type ModelHosts = Variables & { readonly APP_MODE: string };

/**
 * Whether a model may be asked at this address. People's texts go there: so the hosts stand in the configuration, and
 * whoever is the platform's admin only chooses among them. A demonstration, which has nobody's texts, may try any.
 */
export const allowedModelHost =
  ({ LLM_HOSTS, LLM_BASE_URL, APP_MODE }: ModelHosts) =>
  (address: string): boolean => {
    if (APP_MODE !== 'PROD' && LLM_HOSTS === undefined) return true;
    const named = (LLM_HOSTS ?? '').split(',').map((host) => host.trim().toLowerCase());
    const own = LLM_BASE_URL ? [new URL(LLM_BASE_URL).host] : [];
    return [...named, ...own].includes(new URL(address).host);
  };
