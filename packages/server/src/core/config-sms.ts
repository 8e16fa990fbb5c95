import { isSupportedCountry } from 'libphonenumber-js/max';
import * as z from 'zod/mini';
import { secretProblems } from './config-sealed.ts';

/** Two letters each, between commas. */
const countryCodes = z.optional(
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((list: string) => list.split(',').map((code) => code.trim().toUpperCase())),
      z
        .array(z.string())
        .check(
          z.refine(
            (codes) => codes.every((code) => isSupportedCountry(code)),
            'are codes of countries: EE,LV,LT',
          ),
        ),
    ),
  ),
);

/** The operator that sends SMS. */
export const smsVariables = {
  SMS_GATEWAY_URL: z.optional(z.url({ protocol: /^https?$/ })),
  SMS_GATEWAY_USERNAME: z.optional(z.string()),
  SMS_GATEWAY_PASSWORD: z.optional(z.string()),
  SMS_SENDER: z._default(z.string().check(z.regex(/^([A-Za-z0-9 ]{1,11}|\+\d{5,15})$/)), 'Tervita'),
  SMS_COUNTRIES: countryCodes,
  SMS_GATEWAY_KNOWS_REPETITIONS: z._default(z.stringbool(), false),
  /** Longer than any call to the operator lasts: whoever claimed a message so long ago is dead, or lost its response. */
  SMS_CLAIM_SECONDS: z._default(z.coerce.number().check(z.gte(5), z.lte(600)), 60),
};

type Variables = z.output<z.ZodMiniObject<typeof smsVariables>>;

/** To whose mobile numbers an SMS costs what we bill. The people of the demonstration have Estonian numbers everywhere. */
export const smsCountries = (
  given: Variables & { readonly APP_MODE: string; readonly COUNTRY_CODE: string },
): readonly string[] =>
  given.SMS_COUNTRIES ?? [
    ...new Set(given.APP_MODE === 'PROD' ? [given.COUNTRY_CODE] : [given.COUNTRY_CODE, 'EE']),
  ];

export const smsProblems = (given: Variables & { readonly APP_MODE: string }): string[] => {
  const { SMS_GATEWAY_URL: url, SMS_GATEWAY_USERNAME: username, SMS_GATEWAY_PASSWORD: password } = given;
  return [
    ...(url && !(username && password)
      ? ['SMS_GATEWAY_USERNAME, SMS_GATEWAY_PASSWORD: are needed with SMS_GATEWAY_URL']
      : []),
    ...(given.APP_MODE === 'PROD' && given.SMS_CLAIM_SECONDS < 60
      ? ['SMS_CLAIM_SECONDS: must be at least 60 when APP_MODE is PROD']
      : []),
    // It signs what the operator reports, too.
    ...(given.APP_MODE === 'PROD' ? secretProblems('SMS_GATEWAY_PASSWORD', password) : []),
  ];
};
