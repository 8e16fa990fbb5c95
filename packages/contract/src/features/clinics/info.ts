import { isDayPlan, isTimeZone, isWebsite } from '@tervita/domain/clinics';
import * as z from 'zod/mini';
import { boundedText, day, email, id, moment, oneLine, route } from '../../core/index.ts';
import { clinicIdentity } from './identity.ts';
import { openingHours } from './opening-hours.ts';

const ofClinic = z.strictObject({ clinicId: id });

/** How a clinic is reached and when it is open. Its name, country and register code are the platform's to say. */
const clinicInfo = z.strictObject({
  clinicId: id,
  ...clinicIdentity,
  /** Special days are those from today on. */
  openingHours,
  /** Whoever saves says which one they read. */
  version: z.int(),
  updatedAt: z.nullable(moment),
  updatedByName: z.nullable(z.string()),
});
export type ClinicInfo = z.output<typeof clinicInfo>;

export const getClinicInfo = route({
  method: 'GET',
  path: '/clinic/:clinicId/info',
  summary: 'How the clinic is reached and when it is open.',
  access: 'clinic',
  params: ofClinic,
  response: clinicInfo,
});

const timeOfDay = z.string().check(z.regex(/^\d\d:\d\d$/, { error: 'badFormat' }));
const interval = { opens: timeOfDay, closes: timeOfDay };
const weekly = z.array(z.strictObject({ weekday: z.int().check(z.gte(1), z.lte(7)), ...interval })).check(
  z.maxLength(28),
  z.refine(
    (hours) => [1, 2, 3, 4, 5, 6, 7].every((at) => isDayPlan(hours.filter(({ weekday }) => weekday === at))),
    {
      error: 'badFormat',
    },
  ),
);
const specialDays = z
  .array(
    z.strictObject({
      day,
      name: oneLine({ max: 100 }),
      intervals: z
        .array(z.strictObject(interval))
        .check(z.maxLength(4), z.refine(isDayPlan, { error: 'badFormat' })),
    }),
  )
  .check(
    z.maxLength(200),
    z.refine((days) => new Set(days.map((each) => each.day)).size === days.length, { error: 'badDate' }),
  );

export const editClinic = route({
  method: 'PATCH',
  path: '/clinic/:clinicId',
  summary: 'Changes how the clinic is reached and when it is open; what is left out stays.',
  access: 'clinic-admin',
  audit: 'CHANGED',
  params: ofClinic,
  body: z.strictObject({
    /** The version that was read. When somebody saved another since, this is refused. */
    replaces: z.int(),
    address: z.optional(z.nullable(oneLine({ max: 200 }))),
    phone: z.optional(z.nullable(oneLine({ max: 40 }))),
    websites: z.optional(
      z
        .array(boundedText({ max: 200 }).check(z.refine(isWebsite, { error: 'badWebsite' })))
        .check(z.maxLength(10)),
    ),
    emails: z.optional(z.array(email).check(z.maxLength(10))),
    timeZone: z.optional(boundedText({ max: 60 }).check(z.refine(isTimeZone, { error: 'badFormat' }))),
    weekly: z.optional(weekly),
    /** Of today and later; those before stay. */
    specialDays: z.optional(specialDays),
  }),
  response: clinicInfo,
  codes: ['CLINIC_INFO_CHANGED'],
});
