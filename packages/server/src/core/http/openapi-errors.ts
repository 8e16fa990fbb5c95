import type { RouteDefinition } from '@tervita/contract/core';
import { businessCodes, logicCodes } from '@tervita/domain/core';

type Json = Record<string, unknown>;

const text = { type: 'string' };
const described = (code: Json, more: Json = {}, required: readonly string[] = []): Json => ({
  type: 'object',
  properties: {
    code,
    message: text,
    requestId: { ...text, description: 'To name when asking for help.' },
    ...more,
  },
  required: ['code', 'message', ...required],
});

const issue = {
  type: 'object',
  properties: {
    path: { type: 'array', items: { type: ['string', 'integer'] } },
    key: { ...text, description: 'What is wrong with the field.' },
  },
  required: ['path', 'key'],
};

/** Bodies of refusals, each once. */
export const errorSchemas: Json = {
  Refusal: described(text),
  InputRefusal: described({ const: 'BAD_INPUT' }, { issues: { type: 'array', items: issue } }, ['issues']),
};

const answers = (description: string, schema: Json, headers?: Json): Json => ({
  description,
  content: { 'application/json': { schema } },
  ...(headers ? { headers } : {}),
});
const refusal = { $ref: '#/components/schemas/Refusal' };
const retryAfter = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } };

/** Refusals that mean the same for every call. */
export const errorResponses: Json = {
  BadInput: answers('The input does not fit: path and key for each issue.', {
    $ref: '#/components/schemas/InputRefusal',
  }),
  NotSignedIn: answers('No session, or it has ended: SESSION_ENDED where somebody ended it.', refusal),
  NotAllowed: answers('Not for this role, or sent from a page that is not ours.', refusal),
  NotFound: answers('Absent, or not yours.', refusal),
  TooLarge: answers('More than 50 MB.', refusal),
  KeyReused: answers('The Idempotency-Key came with another body before.', refusal),
  TooMany: answers('Too many calls.', refusal, retryAfter),
  TryLater: answers('Something we depend on is away; nothing was changed.', refusal, retryAfter),
};

const use = (name: string): Json => ({ $ref: `#/components/responses/${name}` });

/** The codes a call may be refused with; of a 469 that came too late also the newer record. */
const refusedWith = (
  route: RouteDefinition,
  status: string,
  meaning: string,
  all: readonly string[],
  more: Json = {},
): Json => {
  const codes = (route.codes ?? []).filter((code) => all.includes(code));
  if (codes.length === 0) return {};
  const schema = { allOf: [refusal, { type: 'object', properties: { code: { enum: codes }, ...more } }] };
  return { [status]: answers(`${meaning}: ${codes.join(', ')}`, schema) };
};

const emergencyNumber = {
  ...text,
  description: 'Whom to call in the country of the clinic, where the message names it.',
};
const newer = { description: 'The newer record, when somebody else was faster.' };

export const errorsOf = (route: RouteDefinition): Json => ({
  '400': use('BadInput'),
  ...(route.access === 'public' ? {} : { '401': use('NotSignedIn') }),
  '403': use('NotAllowed'),
  ...(route.params ? { '404': use('NotFound') } : {}),
  ...(route.upload ? { '413': use('TooLarge') } : {}),
  ...(route.idempotency ? { '422': use('KeyReused') } : {}),
  '429': use('TooMany'),
  ...refusedWith(route, '468', 'Refused by a rule of the product', businessCodes, { emergencyNumber }),
  ...refusedWith(route, '469', 'Changed since, or not possible in this state', logicCodes, { newer }),
  '503': use('TryLater'),
});
