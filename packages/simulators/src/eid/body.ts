import { parseJson } from '../core/http-message.ts';

export type Body = Readonly<Record<string, unknown>>;

export const objectOf = (value: unknown): Body | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Body) : undefined;

export const bodyOf = (body: string): Body | undefined => objectOf(parseJson(body));

export const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
/** How many bytes it stands for; zero where it is not base64. */
export const bytesIn = (value: unknown): number =>
  isText(value) && base64.test(value) ? Buffer.from(value, 'base64').length : 0;
