import * as z from 'zod/mini';
import { route } from '../../core/index.ts';
import { ad } from './ad.ts';

export const getAd = route({
  method: 'GET',
  path: '/patient/ads',
  summary: "The one notice that is meant for a person of the caller's sex, age and country; mostly none.",
  access: 'patient',
  response: z.strictObject({ ad: z.nullable(ad) }),
});
