import * as z from 'zod/mini';
import { done, id, route } from '../../core/index.ts';
import { adFields, managedAd } from './ad.ts';

const params = z.strictObject({ id });

const isOrdered = ({ minAge, maxAge }: { minAge: number; maxAge: number }) => minAge <= maxAge;
const ends = ({ activeFrom, activeUntil }: { activeFrom: string; activeUntil: string | null }) =>
  activeUntil === null || Date.parse(activeUntil) >= Date.parse(activeFrom);

const fields = z
  .strictObject(adFields)
  .check(
    z.refine(isOrdered, { error: 'badNumber', path: ['maxAge'] }),
    z.refine(ends, { error: 'badDate', path: ['activeUntil'] }),
  );

export const listAds = route({
  method: 'GET',
  path: '/prm/ads',
  summary: 'All notices to patients, the latest first.',
  access: 'platform-admin',
  audit: 'LISTED',
  response: z.strictObject({ ads: z.array(managedAd) }),
});

export const addAd = route({
  method: 'POST',
  path: '/prm/ads',
  summary: 'A new notice to patients.',
  access: 'platform-admin',
  audit: 'CHANGED',
  idempotency: 'required',
  body: fields,
  response: managedAd,
  codes: ['SIGN_IN_TOO_OLD'],
});

export const changeAd = route({
  method: 'PUT',
  path: '/prm/ads/:id',
  summary: 'Says anew what a notice is, and to whom it goes.',
  access: 'platform-admin',
  audit: 'CHANGED',
  params,
  body: fields,
  response: managedAd,
  codes: ['SIGN_IN_TOO_OLD'],
});

export const deleteAd = route({
  method: 'DELETE',
  path: '/prm/ads/:id',
  summary: 'Takes a notice away; nobody is shown it any more.',
  access: 'platform-admin',
  audit: 'CHANGED',
  params,
  response: done,
});
