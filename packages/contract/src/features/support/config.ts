import { outsideProviders } from '@tervita/domain/auth';
import { countries, languages } from '@tervita/domain/core';
import * as z from 'zod/mini';
import { route } from '../../core/index.ts';

export const appModes = ['PROD', 'DEMO', 'DEV'] as const;

export const getConfig = route({
  method: 'GET',
  path: '/config',
  summary: 'What this installation offers.',
  access: 'public',
  response: z.strictObject({
    appMode: z.enum(appModes),
    languages: z.array(z.enum(languages)),
    dokobitApiPath: z.nullable(z.string()),
    analyticsMeasurementId: z.nullable(z.string()),
    prmFeatures: z.strictObject({
      COUNTRY_CODE: z.enum(countries),
      DOKOBIT_LOGIN_ENABLED: z.boolean(),
      EMAIL_LOGIN_ENABLED: z.boolean(),
      PERSONAL_CODE_REQUIRED: z.boolean(),
    }),
    /** Whose accounts open Tervita here, beyond the digital ID and the password. */
    signInProviders: z.array(z.enum(outsideProviders)),
    /** How long staff can take back what they sent. */
    undoSeconds: z.number(),
    /** Where a demonstration shows the mails it "sent"; null outside DEMO. */
    demoMailbox: z.nullable(z.string()),
    /** Where support is reached by whoever cannot use its form; null where no mail server is set up. */
    supportEmail: z.nullable(z.string()),
  }),
});
