import * as z from 'zod/mini';
import { route } from '../../core/index.ts';

export const outsideServices = [
  'DIGITAL_ID',
  'GOOGLE',
  'APPLE',
  'MAIL',
  'SMS',
  'SMART_ID',
  'MOBILE_ID',
  'PATIENT_REGISTER',
  'CARE_FLOWS',
  'LANGUAGE_MODEL',
  'VIRUS_SCANNER',
  'FILE_STORAGE',
  'MESSAGE_BUS',
] as const;
export type OutsideService = (typeof outsideServices)[number];

/** OFF: it has no address. DOWN: nobody answers there. */
export const serviceStates = ['UP', 'SLOW', 'DOWN', 'OFF'] as const;

export const listOutsideServices = route({
  method: 'GET',
  path: '/prm/services',
  summary: 'Whether the services outside that the platform uses can be reached, tried a moment ago.',
  access: 'platform-admin',
  audit: 'LISTED',
  response: z.strictObject({
    services: z.array(
      z.strictObject({
        service: z.enum(outsideServices),
        state: z.enum(serviceStates),
        /** How long it took to be let in; null where nobody was. */
        ms: z.nullable(z.int()),
        /** A stand-in for a demonstration. */
        isSimulated: z.boolean(),
      }),
    ),
  }),
});
export type ServiceStatus = z.output<typeof listOutsideServices.response>['services'][number];

export const getPlatform = route({
  method: 'GET',
  path: '/clinic/platform',
  summary: 'The version of the platform, and whether what it needs outside answers.',
  access: 'clinic',
  response: z.strictObject({
    version: z.string(),
    services: z.array(z.strictObject({ service: z.enum(outsideServices), isAnswering: z.boolean() })),
  }),
});
