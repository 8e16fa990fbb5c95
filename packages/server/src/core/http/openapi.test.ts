import { createConfig, lintFromString } from '@redocly/openapi-core';
import { allRoutes } from '@tervita/contract/routes';
import { describe, expect, it } from 'vitest';
import { agreedCalls } from '../../testing/agreed-calls.ts';
import { describeApi } from './openapi.ts';

const description = describeApi(allRoutes, {
  publicUrl: 'https://tervita.ee',
  cookieName: '__Host-tervita',
}) as {
  paths: Record<string, Record<string, { security: unknown; parameters: unknown; responses: unknown }>>;
};

interface Parameter {
  readonly name: string;
  readonly schema: { readonly pattern?: string };
}

/**
 * Two things the linter would like otherwise and that stay: the listed addresses themselves are ambiguous
 * (/clinic/{id}/employees beside /clinic/e-contacts/{id}), and Apple's form is answered by a redirect alone.
 */
const known = ['no-ambiguous-paths', 'operation-2xx-response'];

describe('the description of the API', () => {
  it("passes Redocly's recommended rules", async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: JSON.stringify(description), config });
    const found = problems.map(({ ruleId, severity, message, location }) => ({
      ruleId,
      severity,
      message,
      at: location[0]?.pointer,
    }));
    expect(found.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(found.filter(({ ruleId }) => !known.includes(ruleId))).toEqual([]);
  });

  it('has all 87 calls that were agreed', () => {
    const described = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(
        (method) => `${method.toUpperCase()} ${path.replace(/^\/api/, '').replaceAll(/\{\w+\}/g, '{}')}`,
      ),
    );
    expect(agreedCalls).toHaveLength(87);
    expect(agreedCalls.filter((call) => !described.includes(call))).toEqual([]);
  });

  it('says which calls may come without a body, and which locales are taken', () => {
    const of = (path: string) => description.paths[path]?.post as { requestBody?: { required: boolean } };
    expect(of('/api/clinic/e-contacts/{id}/reopen').requestBody?.required).toBe(false);
    expect(of('/api/clinic/e-contacts/{id}/accept').requestBody?.required).toBe(false);
    expect(of('/api/clinic/e-contacts/{id}/reject').requestBody?.required).toBe(true);
    const parameters = (description.paths['/api/patient/clinics']?.get?.parameters ?? []) as Parameter[];
    const locale = parameters.find(({ name }) => name === 'locale');
    const taken = new RegExp(locale?.schema.pattern ?? '^$');
    const tags = ['et', 'et-EE', 'en-GB', 'ru-RU', 'PL-pl', 'fi', 'etc', 'et-'];
    expect(tags.filter((tag) => taken.test(tag))).toEqual(['et', 'et-EE', 'en-GB', 'ru-RU', 'PL-pl']);
  });

  it('says of a move how to sign in, what to send along, and how it can be refused', () => {
    const reply = description.paths['/api/clinic/e-contacts/{id}/actions/inquiry']?.post;
    expect(reply?.security).toEqual([{ session: [] }]);
    expect(reply?.parameters).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'Origin', required: true }),
        expect.objectContaining({ name: 'Idempotency-Key', required: false }),
        expect.objectContaining({ name: 'If-Match', required: false }),
      ]),
    );
    expect(Object.keys(reply?.responses ?? {})).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '422',
      '429',
      '468',
      '469',
      '503',
    ]);
  });

  it('asks for no session where none is needed', () => {
    expect(description.paths['/api/config']?.get?.security).toEqual([]);
  });
});
