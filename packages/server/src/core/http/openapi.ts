import { pathOf, type RouteDefinition } from '@tervita/contract/core';
import * as z from 'zod/mini';
import { takesNoBody } from './input.ts';
import { errorResponses, errorSchemas, errorsOf } from './openapi-errors.ts';

interface NamedRoute {
  readonly name: string;
  readonly route: RouteDefinition;
}
type Json = Record<string, unknown>;

export interface ApiServer {
  readonly publicUrl: string;
  readonly cookieName: string;
}

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

const header = (name: string, required: boolean, description: string, schema: Json) => ({
  name,
  in: 'header',
  required,
  description,
  schema,
});

const changes = ({ method }: RouteDefinition) => method !== 'GET';

const originHeader = header(
  'Origin',
  true,
  "The product's own address. A change that another site's page asks for is refused (browsers may send Sec-Fetch-Site: same-origin instead).",
  { type: 'string', format: 'uri' },
);
const keyHeader = (required: boolean) =>
  header(
    'Idempotency-Key',
    required,
    'Made when the form opens. Repeated with the same body, the call is done once and answers as before.',
    { type: 'string', format: 'uuid' },
  );
const seenHeader = (required: boolean) =>
  header(
    'If-Match',
    required,
    'The version the caller looked at. When somebody else was faster: 469 with the newer record.',
    { type: 'string', examples: ['"3"'] },
  );

const headersOf = (route: RouteDefinition) => [
  ...(changes(route) && !route.crossSiteForm ? [originHeader] : []),
  ...(route.idempotency ? [keyHeader(route.idempotency === 'required')] : []),
  ...(route.seen ? [seenHeader(route.seen === 'required')] : []),
];

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
  security: route.access === 'public' ? [] : [{ session: [] }],
  parameters: [
    ...parametersOf(route.params, 'path'),
    ...parametersOf(route.query, 'query'),
    ...headersOf(route),
  ],
  ...(route.body
    ? {
        requestBody: {
          required: !takesNoBody(route),
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

const about = `Patients write to their clinic at any hour; the clinic answers in one inbox.

A session is a cookie that signing in sets. A call that changes something names our own address in \`Origin\`. Refusals of the product's own rules have two statuses of their own: 468 carries a business code, 469 says that the thing has changed since or that it is not possible in its state.`;

const accesses: Record<RouteDefinition['access'], string> = {
  public: 'Without a session.',
  'signed-in': 'Whoever is signed in.',
  patient: 'Patients and those who act for them.',
  clinic: 'Staff, each for their own clinics.',
  'clinic-admin': 'Staff who administer their clinic.',
  'platform-admin': 'Who runs the platform; sees no health data.',
};

/** The description of every call, made from the contract itself. */
export const describeApi = (routes: readonly NamedRoute[], server: ApiServer): Json => {
  const paths: Record<string, Json> = {};
  for (const named of routes) {
    const path = pathOf(named.route).replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [named.route.method.toLowerCase()]: operationOf(named) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tervita',
      version: '1',
      description: about,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: server.publicUrl }],
    tags: Object.entries(accesses).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: server.cookieName,
          description: 'Set by signing in. 30 minutes, extended while used, 12 hours at the most.',
        },
      },
      schemas: errorSchemas,
      responses: errorResponses,
    },
  };
};
