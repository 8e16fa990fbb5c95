import type { RouteDefinition } from '@tervita/contract/core';
import * as z from 'zod/mini';

interface Schema {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  default?: unknown;
}

const described = new WeakMap<z.ZodMiniType, Schema>();

export const schemaOf = (schema: z.ZodMiniType): Schema => {
  const known =
    described.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema);
  described.set(schema, known);
  return known;
};

const byFormat: Record<string, string> = {
  uuid: '01890000-0000-7000-8000-000000000000',
  'date-time': '2026-03-12T10:00:00.000Z',
  date: '2026-03-12',
  uri: 'https://example.com/',
  email: 'mari@example.com',
};

/** Some value that the schema accepts; the sweep needs calls that fail for their caller, not for their form. */
export const sampleOf = (schema: Schema): unknown => {
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const options = schema.anyOf ?? schema.oneOf;
  if (options?.[0]) return sampleOf(options[0]);
  if (schema.type === 'object') {
    const required = Object.entries(schema.properties ?? {}).filter(([name]) =>
      schema.required?.includes(name),
    );
    return Object.fromEntries(required.map(([name, property]) => [name, sampleOf(property)]));
  }
  if (schema.type === 'array') return [];
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (schema.type === 'boolean') return true;
  if (schema.type === 'null') return null;
  if (schema.pattern === '^\\d{6}$') return '123456';
  if (schema.pattern?.includes('[eE][tT]')) return 'et';
  return byFormat[schema.format ?? ''] ?? 'a'.repeat(Math.max(1, schema.minLength ?? 1));
};

/** A whole call, well formed; ids can be given where it needs them, and whatever else it takes. */
export const sampleCall = (
  route: RouteDefinition,
  ids: Readonly<Record<string, unknown>> = {},
  fields: Readonly<Record<string, unknown>> = {},
) => {
  const part = (schema: z.ZodMiniType | undefined) => {
    if (!schema) return undefined;
    const form = schemaOf(schema);
    const value = sampleOf(form);
    if (typeof value !== 'object' || value === null) return value;
    // What may be left out is given all the same where it decides: whose clinic it is, and one of two texts.
    const { clinicId, infoText } = form.properties ?? {};
    const named = {
      ...(clinicId && ids.clinicId ? { clinicId: ids.clinicId } : {}),
      ...(infoText ? { infoText: 'a' } : {}),
    };
    const known = Object.entries(fields).filter(([name]) => form.properties?.[name]);
    return {
      ...Object.fromEntries(
        Object.entries({ ...value, ...named }).map(([name, sample]) => [name, ids[name] ?? sample]),
      ),
      ...Object.fromEntries(known),
    };
  };
  return { params: part(route.params), query: part(route.query), body: part(route.body) };
};
