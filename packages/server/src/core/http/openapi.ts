import { pathOf, type RouteDefinition } from '@tervita/contract/core';
import { businessCodes, logicCodes } from '@tervita/domain/core';
import * as z from 'zod/mini';

interface NamedRoute {
  readonly name: string;
  readonly route: RouteDefinition;
}
type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
};

const parametersOf = (schema: z.ZodMiniType | undefined, place: 'path' | 'query') => {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, type]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: type,
  }));
};

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

const headersOf = (route: RouteDefinition) => [
  ...(route.idempotency ? [header('Idempotency-Key', 'A UUID made when the form opens')] : []),
  ...(route.seen ? [header('If-Match', 'The version the caller looked at')] : []),
];

const refusals = (route: RouteDefinition, status: string, meaning: string, all: readonly string[]): Json => {
  const codes = (route.codes ?? []).filter((code) => all.includes(code));
  return codes.length > 0 ? { [status]: { description: `${meaning}: ${codes.join(', ')}` } } : {};
};

const errorsOf = (route: RouteDefinition): Json => ({
  '400': { description: 'The input does not fit: path and key for each issue' },
  ...(route.access === 'public'
    ? {}
    : { '401': { description: 'No session' }, '403': { description: 'Not for this role' } }),
  ...(route.upload ? { '413': { description: 'More than 50 MB' } } : {}),
  ...(route.params ? { '404': { description: 'Absent, or not yours' } } : {}),
  ...refusals(route, '468', 'Refused', businessCodes),
  ...refusals(route, '469', 'Changed since, or not possible in this state', logicCodes),
});

const bodyType = ({ crossSiteForm, upload }: RouteDefinition) => {
  if (upload) return 'multipart/form-data';
  return crossSiteForm ? 'application/x-www-form-urlencoded' : 'application/json';
};

const bodySchema = (route: RouteDefinition, schema: z.ZodMiniType): Json => {
  const described = schemaOf(schema, 'input');
  if (!route.upload) return described;
  const file = { type: 'string', format: 'binary' };
  return { ...described, properties: { ...(described.properties as Json), file }, required: ['file'] };
};

const answerOf = (route: RouteDefinition): Json =>
  route.answers === 'file'
    ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: schemaOf(route.response, 'output') } };

const operationOf = ({ name, route }: NamedRoute): Json => ({
  operationId: name,
  summary: route.summary,
  tags: [route.access],
  parameters: [
    ...parametersOf(route.params, 'path'),
    ...parametersOf(route.query, 'query'),
    ...headersOf(route),
  ],
  ...(route.body
    ? {
        requestBody: {
          required: true,
          content: { [bodyType(route)]: { schema: bodySchema(route, route.body) } },
        },
      }
    : {}),
  responses: {
    [route.crossSiteForm ? '303' : '200']: {
      description: route.crossSiteForm ? 'Leads to a page of ours' : 'Done',
      content: answerOf(route),
    },
    ...errorsOf(route),
  },
});

/** The description of every call, made from the contract itself. */
export const describeApi = (routes: readonly NamedRoute[]): Json => {
  const paths: Record<string, Json> = {};
  for (const named of routes) {
    const path = pathOf(named.route).replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [named.route.method.toLowerCase()]: operationOf(named) };
  }
  return { openapi: '3.1.0', info: { title: 'Tervita', version: '1' }, paths };
};
