import { countries } from '@tervita/domain/core';
import { stoppingActions } from '@tervita/domain/smart-questionnaire';
import * as z from 'zod/mini';

/** What somebody reads who must not wait for an answer: why, and whom to call. */
export const warning = z.strictObject({
  action: z.enum(stoppingActions),
  title: z.string(),
  text: z.string(),
  /** What it follows from, in the language of the reader: signs that were ticked, answers, or their own words. */
  signs: z.array(z.strictObject({ id: z.string(), label: z.string() })),
  /** Whose numbers are to be called: the clinic's. */
  country: z.enum(countries),
  clinicPhone: z.nullable(z.string()),
  /** Where poison was told of and the country has a line that knows what to do. */
  poisonLine: z.optional(z.string()),
  /** For somebody in despair; empty for anybody else. */
  crisisLines: z.array(
    z.strictObject({
      phone: z.string(),
      isForChildren: z.boolean(),
      /** By the clock of the country; null where nobody has told us. */
      hours: z.nullable(z.union([z.literal('ALWAYS'), z.strictObject({ from: z.string(), to: z.string() })])),
    }),
  ),
});
export type Warning = z.output<typeof warning>;

const sign = z.strictObject({ id: z.string(), label: z.string() });

/** One more question about danger, where words sound like it and say nothing for certain. */
export const moreDanger = z.strictObject({
  /** What it sounds like. */
  kind: z.string(),
  /** The words that sound so, as they were written. */
  quote: z.string(),
  /** Each with what it calls for, so that a page can warn by itself where the answer does not get through. */
  signs: z.array(
    z.extend(sign, {
      action: z.nullable(z.enum(stoppingActions)),
      /** It counts also when it has passed, and for how long. */
      within: z.optional(z.string()),
    }),
  ),
  none: sign,
  /** One for each strength among the signs, without these. */
  warnings: z.array(warning),
});
export type MoreDanger = z.output<typeof moreDanger>;
