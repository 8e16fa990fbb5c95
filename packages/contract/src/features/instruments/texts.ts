import { languages } from '@tervita/domain/core';
import { instrumentKeys, instrumentTextLimits as limits } from '@tervita/domain/instruments';
import * as z from 'zod/mini';
import { boundedText, done, id, languageTag, moment, route } from '../../core/index.ts';
import { problemType } from '../problem-types/index.ts';

const name = z.string().check(z.minLength(1), z.maxLength(60));
const itemsMost = 40;
const optionsMost = 10;

const optionTexts = z
  .record(name, boundedText({ max: limits.option }))
  .check(z.refine((all) => Object.keys(all).length <= optionsMost, { error: 'too_big' }));

/** The words of one instrument in one language: what stands above every item, and each item with its answers. */
export const instrumentWords = z.strictObject({
  stem: boundedText({ min: 0, max: limits.stem }),
  items: z
    .record(name, z.strictObject({ label: boundedText({ max: limits.label }), options: optionTexts }))
    .check(z.refine((all) => Object.keys(all).length <= itemsMost, { error: 'too_big' })),
});
export type InstrumentWordsInput = z.output<typeof instrumentWords>;

const instrumentToWord = z.strictObject({
  instrument: z.enum(instrumentKeys),
  name: z.string(),
  /** Who holds the rights. */
  holder: z.string(),
  /** Until its words are there patients are asked in ours. */
  hasOwnWords: z.boolean(),
  /** Languages in which ours is the official text. */
  officialIn: z.array(z.enum(languages)),
  /** Where the official text can be had for nothing; null: it needs a licence. */
  officialText: z.nullable(z.string()),
  /** What patients can fill in once its words are there. */
  types: z.array(problemType),
  /** Until then patients are asked questions of our own under the same name. */
  hasOwnUntilThen: z.boolean(),
  items: z.array(
    z.strictObject({
      id: name,
      /** What it is about, in the language of who enters its words. */
      topic: z.string(),
      options: z.array(z.strictObject({ id: name, points: z.int() })),
    }),
  ),
  texts: z.array(
    z.strictObject({
      language: z.enum(languages),
      words: instrumentWords,
      updatedAt: moment,
      /** The name of who entered them; null where nobody of the clinic did. */
      updatedBy: z.nullable(z.string()),
    }),
  ),
});
export type InstrumentToWord = z.output<typeof instrumentToWord>;

const oneText = z.strictObject({
  clinicId: id,
  instrument: z.enum(instrumentKeys),
  language: z.enum(languages),
});

export const listInstrumentTexts = route({
  method: 'GET',
  path: '/clinic/:clinicId/questionnaire-texts',
  summary: 'Questionnaires that a clinic can enter the official words of, and the words that it has entered.',
  access: 'clinic',
  params: z.strictObject({ clinicId: id }),
  query: z.strictObject({ locale: z.optional(languageTag) }),
  response: z.strictObject({ instruments: z.array(instrumentToWord) }),
});

export const saveInstrumentText = route({
  method: 'PUT',
  path: '/clinic/:clinicId/questionnaire-texts/:instrument/:language',
  summary:
    'Keeps the words of a questionnaire, official or licensed; patients of the clinic are then asked in them.',
  access: 'clinic-admin',
  audit: 'CHANGED',
  params: oneText,
  body: z.strictObject({
    /** Said by hand: they are the official words, and the clinic may show them. */
    hasLicence: z.literal(true),
    words: instrumentWords,
    /** When the words were entered that these take the place of; null: there were none. */
    replaces: z.nullable(moment),
  }),
  response: done,
  codes: ['QUESTIONNAIRE_TEXT_CHANGED'],
});

export const removeInstrumentText = route({
  method: 'DELETE',
  path: '/clinic/:clinicId/questionnaire-texts/:instrument/:language',
  summary: 'Takes the words of a questionnaire away, as when the licence has ended.',
  access: 'clinic-admin',
  audit: 'CHANGED',
  params: oneText,
  response: done,
});
