import { createVerify } from 'node:crypto';
import type { Language } from '@tervita/domain/core';
import type { ProblemType } from '@tervita/domain/problem-types';
import * as z from 'zod/mini';
import type { Clock } from '../../core/clock.ts';
import { fetchJson } from '../bounded-fetch.ts';
import { guardedAsk, ProviderRefused } from './guarded-ask.ts';
import { type Operation, operations } from './operations.ts';
import { type CareFlowProvider, type HostedAnswer, ProviderUnavailable } from './provider.ts';

export interface AwellAddress {
  readonly url: string;
  readonly apiKey: string;
  /** Undefined: no webhook is believed, and answers are asked for. */
  readonly publicKey: string | undefined;
  readonly pathwayIds: ReadonlyMap<ProblemType, string>;
}

const timeoutMs = 15_000;
/** Its pages do not speak Polish. */
const languages: Record<Language, string> = { et: 'et', en: 'en', ru: 'ru', pl: 'en' };

const name = z.string().check(z.minLength(1), z.maxLength(200));
const started = z.object({
  success: z.literal(true),
  session_id: name,
  session_url: z.url({ protocol: /^https?$/ }),
  pathway_id: name,
});
const activities = z.object({
  success: z.literal(true),
  activities: z.array(z.object({ id: name, status: z.string(), object: z.object({ type: z.string() }) })),
});
const answered = z.object({
  success: z.literal(true),
  response: z.object({
    answers: z
      .array(
        z.object({
          question_id: name,
          value: z.string().check(z.maxLength(2_000)),
          label: z.nullish(z.string().check(z.maxLength(2_000))),
        }),
      )
      .check(z.maxLength(200)),
  }),
});

/** PostgreSQL refuses NUL and half a character; answers are not lost for one. */
const storable = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();

/** The provider answers 200 also when it refuses: only what has the shape of a success is one. */
const asker =
  ({ url, apiKey }: AwellAddress, guarded: ReturnType<typeof guardedAsk>) =>
  <Shape extends z.ZodMiniType>(
    operation: Operation,
    variables: object,
    shape: Shape,
  ): Promise<z.output<Shape>> =>
    guarded(async () => {
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json', apiKey },
        body: JSON.stringify({ operationName: operation, query: operations[operation], variables }),
      };
      const { status, json } = await fetchJson(new URL(url), init, timeoutMs).catch((error: unknown) => {
        throw new ProviderUnavailable('care-flow provider', { cause: error });
      });
      const parsed = z.safeParse(z.object({ data: z.object({ [operation]: shape }) }), json);
      if (status >= 500) throw new ProviderUnavailable(`care-flow provider failed at ${operation}`);
      if (status !== 200 || !parsed.success)
        throw new ProviderRefused(`care-flow provider refused ${operation}`);
      return (parsed.data.data as Record<Operation, z.output<Shape>>)[operation];
    });

const verified = (publicKey: string, body: Buffer | string, signature: string): boolean =>
  createVerify('RSA-SHA256').update(body).verify(publicKey, signature, 'base64');

/** Over the bytes as they came; else as the provider's own sample does it, over the parsed body written again. */
const isSignedBy = (publicKey: string, body: Buffer, signature: string): boolean => {
  try {
    return (
      verified(publicKey, body, signature) ||
      verified(publicKey, JSON.stringify(JSON.parse(body.toString('utf8'))), signature)
    );
  } catch {
    return false;
  }
};

/** Nothing that says who the person is goes to the provider: a session needs the care flow and the ways back alone. */
export const awellProvider = (address: AwellAddress, clock: Clock): CareFlowProvider => {
  const ask = asker(address, guardedAsk(address.url, clock));
  const answersOf = async (pathwayId: string, activityId: string): Promise<HostedAnswer[]> => {
    const variables = { pathway_id: pathwayId, activity_id: activityId };
    const { response } = await ask('formResponse', variables, answered);
    return response.answers.map(({ question_id: questionId, value, label }) => ({
      questionId: storable(questionId),
      value: storable(value),
      label: storable(label ?? value),
    }));
  };
  return {
    hostedTypes: new Set(address.pathwayIds.keys()),
    start: async (type, { language, successUrl, cancelUrl, lifetimeSeconds }) => {
      const input = {
        pathway_definition_id: address.pathwayIds.get(type),
        success_url: successUrl,
        cancel_url: cancelUrl,
        language: languages[language],
        ttl: lifetimeSeconds,
      };
      const session = await ask('startHostedPathwaySession', { input }, started);
      return { sessionId: session.session_id, pathwayId: session.pathway_id, url: session.session_url };
    },
    findResult: async (pathwayId) => {
      const variables = { pathway_id: pathwayId };
      const listed = await ask('careflowActivities', variables, activities);
      const forms = listed.activities.filter(({ object }) => object.type === 'FORM');
      const done = forms.filter(({ status }) => status === 'DONE');
      const [first] = done;
      // A care flow can have several forms; half of the answers would give no score and could hide a sign of danger.
      if (!first || forms.some(({ status }) => status === 'ACTIVE')) return undefined;
      const answers: HostedAnswer[] = [];
      for (const { id } of done) {
        const ofForm = await answersOf(pathwayId, id);
        // A form without answers is one whose answers have not come yet.
        if (ofForm.length === 0) return undefined;
        answers.push(...ofForm);
      }
      return { activityId: first.id, answers };
    },
    isSigned: (body, signature) =>
      address.publicKey !== undefined && isSignedBy(address.publicKey, body, signature),
  };
};
