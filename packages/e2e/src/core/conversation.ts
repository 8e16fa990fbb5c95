import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { baseUrl } from './sign-in.ts';

const get = async <T>(context: BrowserContext, path: string): Promise<T> =>
  (await (await context.request.get(`${baseUrl()}/api${path}`)).json()) as T;

const post = async <T>(context: BrowserContext, path: string, data: object, seen?: number): Promise<T> => {
  const answer = await context.request.post(`${baseUrl()}/api${path}`, {
    headers: {
      origin: baseUrl(),
      'idempotency-key': randomUUID(),
      ...(seen === undefined ? {} : { 'if-match': `"${seen}"` }),
    },
    data,
  });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as T;
};

/** The same calls the pages make: an e-contact of one's own, at one's own clinic. */
export const sendEContact = async (context: BrowserContext, text: string): Promise<string> => {
  const { login } = await get<{ login: { userClaim: { personId: string } } }>(context, '/session');
  const { personId } = login.userClaim;
  const { clinics } = await get<{ clinics: { clinicId: string }[] }>(
    context,
    `/patient/clinics?personId=${personId}`,
  );
  const body = {
    eContactType: 'SKIN_RASH',
    patientPersonId: personId,
    clinicId: clinics[0]?.clinicId,
    text,
    dangerSigns: ['none'],
  };
  return (await post<{ id: string }>(context, '/patient/e-contacts/fallback', body)).id;
};

export const reply = (context: BrowserContext, id: string, question: string, seen = 1): Promise<unknown> =>
  post(context, `/clinic/e-contacts/${id}/actions/inquiry`, { question }, seen);
