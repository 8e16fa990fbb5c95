import { cleanedName } from '@tervita/domain/persons';
import * as z from 'zod/mini';
import { fetchJson } from '../bounded-fetch.ts';
import { type DigitalIdGateway, type DigitalIdResult, GatewayUnavailable } from './gateway.ts';

const created = z.object({ status: z.literal('ok'), session_token: z.string(), url: z.url() });
const identified = z.object({
  status: z.literal('ok'),
  code: z.string(),
  country_code: z.string(),
  name: z.string(),
  surname: z.string(),
  session_token: z.string(),
});
const waiting = z.object({ status: z.literal('waiting') });
const failed = z.object({ status: z.literal('error') });

/** It becomes a part of a path: dots and slashes would lead elsewhere. */
const tokenForm = /^[\w~=-]{1,500}$/;
const timeoutMs = 10_000;
const languages: Record<string, string> = { et: 'et', en: 'en', ru: 'ru', pl: 'en' };

export interface DokobitAddress {
  readonly url: string;
  readonly accessToken: string;
}

/** The secret travels in the query, as the gateway wants it; our logs never hold an outgoing address. */
const addressOf = ({ url, accessToken }: DokobitAddress, path: string) => {
  const address = new URL(path, url);
  address.searchParams.set('access_token', accessToken);
  return address;
};

const ask = async (address: URL, init: RequestInit) => {
  try {
    return await fetchJson(address, init, timeoutMs);
  } catch (error) {
    throw new GatewayUnavailable('digital-ID gateway', { cause: error });
  }
};

const understood = (status: number, json: unknown): DigitalIdResult => {
  const person = z.safeParse(identified, json);
  if (status === 200 && person.success) {
    const { code, country_code: country, name, surname, session_token: sessionToken } = person.data;
    return {
      outcome: 'IDENTIFIED',
      sessionToken,
      code,
      country: country.toUpperCase(),
      firstName: cleanedName(name),
      surname: cleanedName(surname),
    };
  }
  if (status === 200 && z.safeParse(waiting, json).success) return { outcome: 'WAITING' };
  if (status >= 400 && status < 500 && z.safeParse(failed, json).success) return { outcome: 'FAILED' };
  throw new GatewayUnavailable('digital-ID gateway answered out of turn');
};

export const dokobitGateway = (address: DokobitAddress): DigitalIdGateway => ({
  scriptPath: new URL('/js/dokobit-integration.min.js', address.url).href,
  start: async (returnUrl, language) => {
    const { json } = await ask(addressOf(address, '/api/authentication/create'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ return_url: returnUrl }),
    });
    const answer = z.safeParse(created, json);
    if (!answer.success) throw new GatewayUnavailable('digital-ID gateway answered out of turn');
    const url = new URL(answer.data.url);
    url.searchParams.set('lang', languages[language] ?? 'en');
    return { sessionToken: answer.data.session_token, url: url.href };
  },
  status: async (token) => {
    if (!tokenForm.test(token)) return { outcome: 'FAILED' };
    const path = `/api/authentication/${encodeURIComponent(token)}/status`;
    const { status, json } = await ask(addressOf(address, path), {});
    return understood(status, json);
  },
});
