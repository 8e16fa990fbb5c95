import { contentTypeOf, parseJson, type SimRequest } from '../core/http-message.ts';
import type { Destination } from './sessions.ts';

const known = [
  'return_url',
  'origin_host',
  'code',
  'country_code',
  'phone',
  'authentication_methods',
  'supported_residencies',
];

/** A form or JSON; anything else is undefined. */
const fieldsOf = (request: SimRequest): Map<string, unknown> | undefined => {
  if (contentTypeOf(request) === 'application/x-www-form-urlencoded') {
    const pairs = [...new URLSearchParams(request.body)];
    return new Map(pairs.map(([key, value]) => [key.replace(/\[\d*\]$/, ''), value]));
  }
  if (contentTypeOf(request) !== 'application/json') return undefined;
  const body = parseJson(request.body);
  return typeof body === 'object' && body !== null && !Array.isArray(body)
    ? new Map(Object.entries(body))
    : undefined;
};

const webAddress = (value: unknown): URL | undefined => {
  const url = typeof value === 'string' ? URL.parse(value) : null;
  return url && ['http:', 'https:'].includes(url.protocol) ? url : undefined;
};

export type CreateFields =
  | { ok: true; destination: Destination; expectedCode: string | undefined }
  | { ok: false; errors: Record<string, string> };

const wrong = (errors: Record<string, string>): CreateFields => ({ ok: false, errors });

export const readCreateFields = (request: SimRequest): CreateFields => {
  const fields = fieldsOf(request);
  if (!fields) return wrong({ body: 'This value should be a form or a JSON object.' });
  const extra = [...fields.keys()].filter((key) => !known.includes(key));
  if (extra.length > 0) {
    return wrong(Object.fromEntries(extra.map((key) => [key, 'This form should not contain extra fields.'])));
  }
  const code = fields.get('code');
  if (code !== undefined && typeof code !== 'string') return wrong({ code: 'This value should be text.' });
  const hasReturnUrl = fields.has('return_url');
  if (hasReturnUrl === fields.has('origin_host')) {
    return wrong({ return_url: 'Either return_url or origin_host should be given.' });
  }
  const url = webAddress(fields.get(hasReturnUrl ? 'return_url' : 'origin_host'));
  if (!url) return wrong({ [hasReturnUrl ? 'return_url' : 'origin_host']: 'This value is not a valid URL.' });
  const destination = hasReturnUrl ? { returnUrl: url.href } : { originHost: url.origin };
  return { ok: true, destination, expectedCode: code };
};
