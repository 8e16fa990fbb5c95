import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { baseUrl } from '../../core/sign-in.ts';

const get = async <T>(page: Page, path: string): Promise<T> =>
  (await (await page.request.get(`${baseUrl()}/api${path}`)).json()) as T;

const post = async (page: Page, path: string, data: object, seen?: number): Promise<{ id: string }> => {
  const answer = await page.request.post(`${baseUrl()}/api${path}`, {
    data,
    headers: {
      origin: baseUrl(),
      'idempotency-key': randomUUID(),
      ...(seen === undefined ? {} : { 'if-match': String(seen) }),
    },
  });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as { id: string };
};

/** The same calls the pages make, for what a test only needs to be there. */
export const sentBy = async (patient: Page, text: string, eContactType = 'COUGH'): Promise<string> => {
  const { login } = await get<{ login: { userClaim: { personId: string } } }>(patient, '/session');
  const { personId } = login.userClaim;
  const { clinics } = await get<{ clinics: { clinicId: string }[] }>(
    patient,
    `/patient/clinics?personId=${personId}`,
  );
  const body = {
    eContactType,
    patientPersonId: personId,
    clinicId: clinics[0]?.clinicId,
    text,
    dangerSigns: ['none'],
  };
  return (await post(patient, '/patient/e-contacts/fallback', body)).id;
};

export const askedBy = (nurse: Page, id: string, question: string) =>
  post(nurse, `/clinic/e-contacts/${id}/actions/inquiry`, { question }, 1);

/** The clinic asks whoever wrote to fill in a questionnaire. */
export const askedToFillIn = (nurse: Page, id: string, eContactType: string, text: string) =>
  post(nurse, `/clinic/e-contacts/${id}/actions/questionnaire`, { eContactType, text }, 1);

export const timelineOf = (id: string): string => `/e-contacts/${id}/timeline`;
