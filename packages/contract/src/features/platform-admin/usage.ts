import * as z from 'zod/mini';
import { day, route } from '../../core/index.ts';

const use = z.strictObject({
  /** A day, or the Monday of a week. */
  from: day,
  target: z.string(),
  name: z.string(),
  uses: z.int(),
});
export type PlatformUse = z.output<typeof use>;

export const listPlatformUsage = route({
  method: 'GET',
  path: '/prm/usage',
  summary: 'How often staff used what is counted, by day or by week. Where and by whom is not told.',
  access: 'platform-admin',
  audit: 'LISTED',
  query: z.strictObject({ by: z._default(z.enum(['DAY', 'WEEK']), 'DAY') }),
  response: z.strictObject({ uses: z.array(use) }),
});
