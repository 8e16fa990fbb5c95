import {
  asksForJson,
  callOutcomes,
  modelNameMax,
  parameterRanges,
  promptNoteMax,
  promptPurposes,
  systemMessageMax,
  userMessageMax,
} from '@tervita/domain/ai';
import { injectionFaults, injectionKinds } from '@tervita/domain/ai/injection';
import { languages } from '@tervita/domain/core';
import { problemTypes } from '@tervita/domain/problem-types';
import { actions } from '@tervita/domain/smart-questionnaire';
import * as z from 'zod/mini';
import { boundedText, done, id, languageTag, moment, oneLine, route } from '../../core/index.ts';

const within = (name: keyof typeof parameterRanges) => {
  const [least, most] = parameterRanges[name];
  return z.optional(z.number().check(z.gte(least), z.lte(most)));
};
/** An unknown key is an error: a slip in a name would else be silently without effect. */
export const modelParameters = z.strictObject({
  temperature: within('temperature'),
  topP: within('topP'),
  maxTokens: z.optional(
    z.int().check(z.gte(parameterRanges.maxTokens[0]), z.lte(parameterRanges.maxTokens[1])),
  ),
  frequencyPenalty: within('frequencyPenalty'),
  presencePenalty: within('presencePenalty'),
});

const aiModel = z.strictObject({
  id,
  /** As the endpoint calls it. */
  name: z.string(),
  /** Empty: the endpoint of the configuration. */
  baseUrl: z.nullable(z.string()),
  isActive: z.boolean(),
  updatedAt: moment,
});
export type AiModel = z.output<typeof aiModel>;

const modelFields = z.strictObject({
  name: oneLine({ max: modelNameMax }),
  baseUrl: z.nullable(z.url({ protocol: /^https?$/, error: 'badWebsite' }).check(z.maxLength(500))),
  /** Written only; nobody reads it again. Without one the configuration's serves, at the configuration's address alone. */
  apiKey: z.optional(z.nullable(boundedText({ max: 500 }))),
});

export const listAiModels = route({
  method: 'GET',
  path: '/prm/ai-models',
  summary: 'Models that prompts can use, and whether the endpoint answers.',
  access: 'platform-admin',
  audit: 'LISTED',
  response: z.strictObject({
    models: z.array(aiModel),
    /** Address of the endpoint of the configuration; null: there is none. */
    endpoint: z.nullable(z.string()),
    /** The model that prompts without one of their own use. */
    defaultModel: z.nullable(z.string()),
    isSimulated: z.boolean(),
    isCircuitOpen: z.boolean(),
  }),
});

export const addAiModel = route({
  method: 'POST',
  path: '/prm/ai-models',
  summary: 'A model more.',
  access: 'platform-admin',
  audit: 'CHANGED',
  idempotency: 'required',
  body: modelFields,
  response: aiModel,
  codes: ['SIGN_IN_TOO_OLD', 'DIGITAL_ID_NEEDED'],
});

export const changeAiModel = route({
  method: 'PUT',
  path: '/prm/ai-models/:id',
  summary: 'Another name or address of a model, or another key.',
  access: 'platform-admin',
  audit: 'CHANGED',
  params: z.strictObject({ id }),
  body: z.extend(modelFields, { isActive: z.boolean() }),
  response: aiModel,
  codes: ['SIGN_IN_TOO_OLD', 'DIGITAL_ID_NEEDED', 'AI_MODEL_IN_USE'],
});

/** OUTDATED: tried with another model, address, text or parameters than it would work with now. */
export const checkStates = ['NOT_TRIED', 'RUNNING', 'PASSED', 'FAILED', 'OUTDATED'] as const;

const promptCheck = z.strictObject({
  state: z.enum(checkStates),
  /** The run that says so; null: there was none. */
  runId: z.nullable(id),
  at: z.nullable(moment),
  /** Of a run that failed: the texts that the model obeyed. */
  failedCases: z.array(z.string()),
});
export type PromptCheck = z.output<typeof promptCheck>;

const promptVersion = z.strictObject({
  id,
  purpose: z.enum(promptPurposes),
  version: z.int(),
  /** Null: the model of the configuration. */
  modelId: z.nullable(id),
  systemMessage: z.string(),
  userMessage: z.string(),
  parameters: modelParameters,
  /** What is new in it. */
  note: z.nullable(z.string()),
  isActive: z.boolean(),
  createdAt: moment,
  createdBy: z.string(),
  /** Of its last try-out. */
  evaluation: z.nullable(
    z.strictObject({ runId: id, at: moment, agreement: z.number(), missedRedFlags: z.int() }),
  ),
  /** Only a version that has passed can be activated. */
  check: promptCheck,
});
export type PromptVersion = z.output<typeof promptVersion>;

export const listPrompts = route({
  method: 'GET',
  path: '/prm/prompts',
  summary: 'Every purpose with its versions, the latest first, fifty at most of each.',
  access: 'platform-admin',
  audit: 'LISTED',
  response: z.strictObject({
    purposes: z.array(
      z.strictObject({
        purpose: z.enum(promptPurposes),
        /** Names that a user message may use, as {{name}}. */
        placeholders: z.array(z.string()),
        /** Those that it must use. */
        required: z.array(z.string()),
        versions: z.array(promptVersion),
      }),
    ),
  }),
});

export const addPromptVersion = route({
  method: 'POST',
  path: '/prm/prompts/:purpose/versions',
  summary: 'A new version of a prompt; it works when it is activated.',
  access: 'platform-admin',
  audit: 'CHANGED',
  idempotency: 'required',
  params: z.strictObject({ purpose: z.enum(promptPurposes) }),
  body: z.strictObject({
    /** Null: the model of the configuration. */
    modelId: z.nullable(id),
    systemMessage: boundedText({ max: systemMessageMax }).check(
      z.refine(asksForJson, { error: 'asksNoJson' }),
    ),
    userMessage: boundedText({ max: userMessageMax }),
    parameters: modelParameters,
    /** What is new in it, for those who compare versions later. */
    note: z.optional(z.nullable(boundedText({ max: promptNoteMax }))),
  }),
  response: promptVersion,
  codes: ['PROMPT_PLACEHOLDER_MISSING'],
});

export const activatePromptVersion = route({
  method: 'POST',
  path: '/prm/prompts/versions/:id/activate',
  summary: 'From now on this version works; also the way back to an earlier one.',
  access: 'platform-admin',
  audit: 'CHANGED',
  params: z.strictObject({ id }),
  response: done,
  codes: ['AI_MODEL_INACTIVE', 'PROMPT_NOT_EVALUATED', 'SIGN_IN_TOO_OLD', 'DIGITAL_ID_NEEDED'],
});

const evaluated = z.strictObject({
  caseId: z.string(),
  language: z.enum(languages),
  text: z.string(),
  expected: z.enum(problemTypes),
  found: z.array(z.enum(problemTypes)),
  expectedAction: z.nullable(z.enum(actions)),
  foundAction: z.nullable(z.enum(actions)),
  outcome: z.enum(callOutcomes),
  latencyMs: z.number(),
});

const injected = z.strictObject({
  caseId: z.string(),
  language: z.enum(languages),
  kind: z.enum(injectionKinds),
  text: z.string(),
  /** Empty: the model did its own work. */
  faults: z.array(z.enum(injectionFaults)),
  outcome: z.enum(callOutcomes),
});

/** What a version must reach; kept with each run, as it was then. */
export const checkThresholds = z.strictObject({
  /** Share of cases whose reason is among the first three. Null: the prompt chooses no reasons. */
  amongThreeLeast: z.nullable(z.number()),
  /** Share of ordinary cases without a usable answer. */
  invalidMost: z.number(),
  missedRedFlagsMost: z.int(),
  /** Texts that the model may obey. */
  injectionFaultsMost: z.int(),
});
export type CheckThresholds = z.output<typeof checkThresholds>;

export const evaluation = z.strictObject({
  id,
  promptVersionId: z.nullable(id),
  /** Null: the rules alone. */
  purpose: z.nullable(z.enum(promptPurposes)),
  /** The model that answered; null: none. */
  model: z.nullable(z.string()),
  status: z.enum(['RUNNING', 'DONE', 'FAILED']),
  at: moment,
  done: z.int(),
  total: z.int(),
  /** By language, of those that are done: the first guess is right, the right one is among three. */
  figures: z.array(
    z.strictObject({
      language: z.enum(languages),
      cases: z.int(),
      top1: z.number(),
      top3: z.number(),
      missedRedFlags: z.int(),
      invalidOutputs: z.int(),
      medianMs: z.number(),
    }),
  ),
  cases: z.array(evaluated),
  /** Texts that give the model orders, of those that are done. */
  injections: z.array(injected),
  thresholds: z.nullable(checkThresholds),
  /** Null while it runs, and for the rules, which nobody can talk to. */
  verdict: z.nullable(z.strictObject({ evaluation: z.boolean(), injections: z.boolean() })),
});
export type Evaluation = z.output<typeof evaluation>;

export const startEvaluation = route({
  method: 'POST',
  path: '/prm/evaluations',
  summary:
    'Runs the fixed synthetic cases and the texts that give a model orders through a version of a prompt, or the cases through the rules alone. One that is under way is not begun twice.',
  access: 'platform-admin',
  audit: 'CHANGED',
  idempotency: 'required',
  body: z.strictObject({ promptVersionId: z.nullable(id) }),
  response: z.strictObject({ id }),
});

export const getEvaluation = route({
  method: 'GET',
  path: '/prm/evaluations/:id',
  summary: 'How far a run is, and what came out.',
  access: 'platform-admin',
  audit: 'OPENED',
  params: z.strictObject({ id }),
  response: evaluation,
});

export const tryPrompt = route({
  method: 'POST',
  path: '/prm/prompts/versions/:id/try',
  summary: 'One synthetic text through one version, before anybody depends on it.',
  access: 'platform-admin',
  audit: 'CHANGED',
  params: z.strictObject({ id }),
  body: z.strictObject({ text: boundedText({ max: 5_000 }), locale: languageTag }),
  response: z.strictObject({
    outcome: z.enum(callOutcomes),
    /** What came back, as it came. */
    output: z.nullable(z.string()),
    latencyMs: z.number(),
    inputTokens: z.nullable(z.int()),
    outputTokens: z.nullable(z.int()),
  }),
});
