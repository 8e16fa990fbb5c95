import {
  asData,
  asPlainText,
  type CallOutcome,
  dataRule,
  filledMessage,
  type PromptPurpose,
  withoutIdentifiers,
} from '@tervita/domain/ai';
import * as z from 'zod/mini';
import { newId } from '../../../core/ids.ts';
import { hashesOf, type KeyedHash } from '../../../core/keyed-hash.ts';
import { unseal } from '../../../core/sealed-secret.ts';
import type { Endpoint, Llm, ModelAnswer } from '../../../integrations/llm/llm.ts';
import { type About, knownPeople } from './known-people.ts';
import { admitQuestion, type LimitDeps, reserveTokens, tokensAtMost } from './model-limits.ts';
import { activePrompt, type WorkingPrompt } from './prompt-store.ts';

export interface EngineDeps extends LimitDeps {
  readonly llm: Llm;
  readonly hash: KeyedHash;
  /** Whether the configuration lets a model be asked at this address. */
  readonly mayAskAt: (address: string) => boolean;
}

export interface Asking<T> {
  readonly purpose: PromptPurpose;
  /** Written by people: names are taken out, and it is marked as material. */
  readonly data: Readonly<Record<string, string>>;
  /** Our own words. */
  readonly plain: Readonly<Record<string, string>>;
  readonly answer: z.ZodMiniType<T>;
  /** Null: made-up material, of nobody. */
  readonly about: About | null;
  readonly timeoutMs?: number;
  /** The rules do better than a script that plays a model. */
  readonly isRealOnly?: boolean;
}

interface Source {
  readonly promptVersion: number;
  readonly model: string;
  readonly isSimulated: boolean;
}
export type Reply<T> =
  | (Source & { readonly ok: true; readonly value: T; readonly callId: string })
  | { readonly ok: false; readonly outcome: Exclude<CallOutcome, 'OK'> | 'NO_MODEL' };

const usualMs = 30_000;
/** Somebody waits for the next question. */
export const patientMs = 10_000;

const modelKey = 'ai-model key';
export const keyOf = (hash: KeyedHash): Buffer => hash(modelKey);
export const keysOf = (hash: KeyedHash): readonly Buffer[] => hashesOf(hash, modelKey);

interface Target {
  readonly endpoint: Endpoint;
  readonly model: string;
}

/** Where a prompt goes; undefined: nowhere, and the rules serve alone. */
const targetOf = ({ llm, hash, mayAskAt }: EngineDeps, { model }: WorkingPrompt): Target | undefined => {
  const configured = llm.endpoint;
  if (!model) return configured && { endpoint: configured, model: configured.model };
  if (!model.isActive || (model.baseUrl && !mayAskAt(model.baseUrl))) return undefined;
  const own = model.sealedKey ? unseal(keysOf(hash), model.id, model.sealedKey).toString('utf8') : undefined;
  if (model.baseUrl)
    // The configuration's key goes to the configuration's address and nowhere else.
    return { endpoint: { baseUrl: model.baseUrl, apiKey: own, isTyped: true }, model: model.name };
  return configured && { endpoint: { ...configured, apiKey: own ?? configured.apiKey }, model: model.name };
};

const record = async (
  { database }: EngineDeps,
  { prompt, model, about }: { prompt: WorkingPrompt; model: string; about: About | null },
  answer: ModelAnswer<unknown>,
): Promise<string> =>
  database.write('tervita_system', {}, async (tx, now) => {
    const id = newId(now);
    await tx
      .insertInto('ai_call')
      .values({
        id,
        at: now,
        purpose: prompt.purpose,
        prompt_version_id: prompt.id,
        model,
        clinic_id: about?.clinicId ?? null,
        outcome: answer.outcome,
        attempts: answer.attempts,
        latency_ms: answer.latencyMs,
        input_tokens: answer.inputTokens,
        output_tokens: answer.outputTokens,
      })
      .execute();
    return id;
  });

/** Words become plain text with what was taken out put back; then it must still have its form. */
const readable = <T>(value: T, answer: z.ZodMiniType<T>, reveal: (text: string) => string, given: string) => {
  const entries = Object.entries(value as object).map(([name, said]) => [
    name,
    typeof said === 'string' ? reveal(asPlainText(said, given)) : said,
  ]);
  return z.safeParse(answer, Object.fromEntries(entries));
};

/** As the endpoint tells it. One that answered and does not tell is taken at its dearest, one that failed at nothing. */
const tokensUsed = ({ outcome, inputTokens, outputTokens }: ModelAnswer<unknown>, atMost: number): number => {
  const told = (inputTokens ?? 0) + (outputTokens ?? 0);
  if (told > 0) return told;
  return ['ERROR', 'CIRCUIT_OPEN'].includes(outcome) ? 0 : atMost;
};

/** Never while a transaction is open: it may take half a minute. */
export const askVersion = async <T>(deps: EngineDeps, prompt: WorkingPrompt, asking: Asking<T>) => {
  const target = targetOf(deps, prompt);
  if (!target) return undefined;
  const isSimulated = deps.llm.isSimulated && !target.endpoint.isTyped;
  if (isSimulated && asking.isRealOnly) return undefined;
  const { about, answer, data, plain, timeoutMs = usualMs } = asking;
  if (about) await admitQuestion(deps, about);
  const people = about ? await knownPeople(deps.database, about) : [];
  const { texts, reveal } = withoutIdentifiers(data, people);
  const wrapped = Object.entries(texts).map(([name, text]) => [name, asData(name, text)]);
  const system = `${prompt.systemMessage}\n\n${dataRule}`;
  const user = filledMessage(prompt.userMessage, { ...plain, ...Object.fromEntries(wrapped) });
  const { parameters } = prompt;
  const atMost = tokensAtMost(system.length + user.length, parameters.maxTokens);
  const reserved = about && (await reserveTokens(deps, about, atMost));
  const asked = await deps.llm.ask({ ...target, system, user, parameters, answer, timeoutMs });
  await reserved?.settle(tokensUsed(asked, atMost));
  const read =
    asked.outcome === 'OK'
      ? readable(asked.value, answer, reveal, Object.values(data).join('\n'))
      : undefined;
  const ended: ModelAnswer<T> = read && !read.success ? { ...asked, outcome: 'INVALID' } : asked;
  const callId = await record(deps, { prompt, model: target.model, about }, ended);
  return {
    ...ended,
    callId,
    model: target.model,
    isSimulated,
    read: read?.success ? { value: read.data } : undefined,
  };
};

/**
 * The one way to a model for every feature: whatever goes wrong is an outcome, never an error. Only who has asked too
 * often is refused with `TooMany`, and a clinic that has used up its tokens with `AI_TOKENS_USED_UP`.
 */
export const askModel = async <T>(deps: EngineDeps, asking: Asking<T>): Promise<Reply<T>> => {
  const prompt = await activePrompt(deps.database, asking.purpose);
  const asked = prompt && (await askVersion(deps, prompt, asking));
  if (!prompt || !asked) return { ok: false, outcome: 'NO_MODEL' };
  if (asked.outcome !== 'OK' || !asked.read)
    return { ok: false, outcome: asked.outcome === 'OK' ? 'INVALID' : asked.outcome };
  const { callId, model, isSimulated, read } = asked;
  return { ok: true, value: read.value, callId, model, isSimulated, promptVersion: prompt.version };
};

export const hasModel = async (deps: EngineDeps, purpose: PromptPurpose): Promise<boolean> => {
  const prompt = await activePrompt(deps.database, purpose);
  return prompt !== undefined && targetOf(deps, prompt) !== undefined;
};
