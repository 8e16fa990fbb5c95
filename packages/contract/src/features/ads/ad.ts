import { licenceMax, linkMax, maxAge, minAge, targetGenders, textMax, titleMax } from '@tervita/domain/ads';
import { countries } from '@tervita/domain/core';
import * as z from 'zod/mini';
import { boundedText, id, moment, oneLine } from '../../core/index.ts';

/** It is opened from a page with somebody's health on it: by https alone. */
const link = z.url({ protocol: /^https$/, error: 'badWebsite' }).check(z.maxLength(linkMax));
const age = z.int().check(z.gte(minAge), z.lte(maxAge));

/** What a reader gets to see. */
export const ad = z.strictObject({
  id,
  title: z.string(),
  text: z.string(),
  link: z.string(),
  licence: z.string(),
});
export type Ad = z.output<typeof ad>;

/** What the platform admin says about it. */
export const adFields = {
  title: oneLine({ max: titleMax }),
  text: boundedText({ max: textMax }),
  link,
  licence: oneLine({ max: licenceMax }),
  targetGender: z.nullable(z.enum(targetGenders)),
  minAge: age,
  maxAge: age,
  /** None: every country. */
  allowedCountries: z.array(z.enum(countries)).check(z.maxLength(countries.length)),
  activeFrom: moment,
  activeUntil: z.nullable(moment),
};

export const managedAd = z.strictObject({ id, ...adFields, updatedAt: moment });
export type ManagedAd = z.output<typeof managedAd>;
