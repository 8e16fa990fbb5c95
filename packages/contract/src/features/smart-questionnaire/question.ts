import { mostTicked, ownWordsMax, questionTypes, units } from '@tervita/domain/smart-questionnaire';
import * as z from 'zod/mini';
import { boundedText } from '../../core/index.ts';

const name = z.string().check(z.minLength(1), z.maxLength(60));
const optionsMost = mostTicked;
const longest = 3_000;

/** What a person answered; which kind fits is said by the question. */
export const answer = z.union([
  z.strictObject({
    choices: z.array(name).check(z.maxLength(optionsMost)),
    ownWords: z.optional(boundedText({ min: 0, max: ownWordsMax })),
  }),
  z.strictObject({ text: boundedText({ min: 0, max: longest }) }),
  z.strictObject({ number: z.number(), confirmed: z.optional(z.boolean()) }),
  z.strictObject({
    value: z.number(),
    unit: z.enum(['minutes', 'hours']),
    confirmed: z.optional(z.boolean()),
  }),
  z.strictObject({ skipped: z.literal(true) }),
]);

const answersMost = 40;
export const answers = z
  .record(name, answer)
  .check(z.refine((all) => Object.keys(all).length <= answersMost, { error: 'too_big' }));

const range = z.readonly(z.tuple([z.number(), z.number()]));

export const option = z.strictObject({
  id: name,
  label: z.string(),
  /** Of a sign of danger that counts also when it has passed: for how long. */
  within: z.optional(z.string()),
  /** Stands behind the row that opens the rarer ones. */
  isRare: z.optional(z.boolean()),
});
/** The row that opens the rarer options, and what these are about. */
export const rare = z.strictObject({ label: z.string(), about: z.string() });

/** One question in the language of who answers it. */
export const question = z.strictObject({
  id: name,
  type: z.enum(questionTypes),
  label: z.string(),
  help: z.nullable(z.string()),
  /** Above an item of a questionnaire: the time it is about, and what is asked of each item. */
  stem: z.nullable(z.string()),
  /** Under an item of a questionnaire: whose words these are. */
  source: z.nullable(z.string()),
  /** Why it is asked. */
  why: z.string(),
  required: z.boolean(),
  options: z.array(option),
  rare: z.optional(rare),
  /** Words of the person that made it be asked. */
  quote: z.optional(z.string()),
  /** Choosing it clears the others. */
  exclusive: z.nullable(name),
  /** A danger list is ticked or denied; own words do not stand for it. */
  takesOwnWords: z.boolean(),
  /** An item that is scored: own words may stand beside the choice, not instead of it. */
  needsChoice: z.boolean(),
  /** Signs that must not wait for an answer: beside them stands the way to call for help. */
  isDanger: z.boolean(),
  maxLength: z.nullable(z.int()),
  format: z.nullable(z.enum(['date', 'personalCode'])),
  /** Of a number one; of a time those to choose from. */
  units: z.array(
    z.strictObject({
      unit: z.enum(units),
      ordinary: range,
      possible: range,
      step: z.number(),
    }),
  ),
});
export type SmartQuestion = z.output<typeof question>;
export type SmartAnswer = z.output<typeof answer>;
