import * as z from 'zod/mini';
import { day } from '../../core/index.ts';

/** 08:00; 24:00 is the end of the day. */
const timeOfDay = z.string().check(z.regex(/^\d\d:\d\d$/));
const interval = { opens: timeOfDay, closes: timeOfDay };

/** When a clinic is open, by its own clock. Without weekly hours it has not said. */
export const openingHours = z.strictObject({
  timeZone: z.string(),
  weekly: z.array(z.strictObject({ weekday: z.int().check(z.gte(1), z.lte(7)), ...interval })),
  /** Holidays and days with other hours, of the last and the coming weeks. */
  specialDays: z.array(
    z.strictObject({ day, name: z.string(), intervals: z.array(z.strictObject(interval)) }),
  ),
});
export type ClinicOpeningHours = z.output<typeof openingHours>;
