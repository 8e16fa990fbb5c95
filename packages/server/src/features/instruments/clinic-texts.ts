import { isDeepStrictEqual } from 'node:util';
import type { Received } from '@tervita/contract/core';
import {
  type InstrumentWordsInput,
  listInstrumentTexts,
  removeInstrumentText,
  saveInstrumentText,
} from '@tervita/contract/instruments';
import { type Language, LogicError } from '@tervita/domain/core';
import {
  everyInstrumentOf,
  hasOwnWords,
  type Instrument,
  type InstrumentItem,
  type InstrumentKey,
  instrumentsOf,
} from '@tervita/domain/instruments';
import { instrumentProblems, itemQuestionId } from '@tervita/domain/smart-questionnaire';
import { itemTopics, resultWords, topicIn } from '@tervita/texts/instruments';
import { questionnaireWords } from '@tervita/texts/smart-questionnaire';
import type { Tx } from '../../core/database/database.ts';
import { BadInput, NotFound } from '../../core/http/errors.ts';
import { command, query } from '../../core/http/use-case.ts';
import type { Actor } from '../../core/session/actor.ts';
import { assertOwnClinic } from '../../core/session/own-clinic.ts';

interface ToWord {
  readonly instrument: Instrument;
  readonly types: (typeof instrumentProblems)[number]['type'][];
  readonly items: readonly InstrumentItem[];
}

/** Items that somebody reads; what is worked out of other data has no words. */
const itemsToWord = ({ key, items }: Instrument): readonly InstrumentItem[] => {
  const asked = instrumentProblems
    .flatMap(({ questions }) => questions)
    .flatMap(({ id, place }) => (place === 'ITEM' ? [id] : []));
  return items.filter(({ id }) => asked.includes(itemQuestionId(key, id)));
};

/** Those that are filled in under some name, unless the questions are our own. */
const toWord: ReadonlyMap<InstrumentKey, ToWord> = new Map(
  [...new Set(instrumentProblems.flatMap(({ type }) => everyInstrumentOf(type)))]
    .filter(({ licence }) => licence !== 'OWN_QUESTIONS')
    .map((instrument) => [
      instrument.key,
      {
        instrument,
        types: instrumentProblems
          .filter(({ type }) => everyInstrumentOf(type).includes(instrument))
          .map(({ type }) => type),
        items: itemsToWord(instrument),
      },
    ]),
);

const topicOf = (key: InstrumentKey, item: string, language: Language): string =>
  topicIn(itemTopics[language], key, item) ??
  questionnaireWords[language].questions[itemQuestionId(key, item)]?.topic ??
  item;

export const listTexts = query(listInstrumentTexts, async ({ db, actor, params, query }) => {
  assertOwnClinic(actor, params.clinicId);
  const rows = await db
    .selectFrom('clinic_instrument_text as text')
    .leftJoin('employee', (join) =>
      join
        .onRef('employee.clinic_id', '=', 'text.clinic_id')
        .onRef('employee.user_id', '=', 'text.updated_by_user_id'),
    )
    .select(['text.instrument', 'text.language', 'text.words', 'text.updated_at'])
    .select(['employee.first_name', 'employee.surname'])
    .where('text.clinic_id', '=', params.clinicId)
    .orderBy('text.language')
    .execute();
  const language = query.locale ?? actor.language ?? 'en';
  const { names } = resultWords[language];
  return {
    instruments: [...toWord.values()].map(({ instrument, types, items }) => ({
      instrument: instrument.key,
      name: names[instrument.key],
      holder: instrument.holder,
      hasOwnWords: hasOwnWords(instrument),
      officialIn: [...(instrument.officialIn ?? [])],
      officialText: instrument.officialText ?? null,
      types,
      hasOwnUntilThen: types.every((type) => !instrumentsOf(type).some((each) => each === instrument)),
      items: items.map(({ id, options }) => ({
        id,
        topic: topicOf(instrument.key, id, language),
        options: options.map((option) => ({ id: option.id, points: option.value })),
      })),
      texts: rows
        .filter((row) => row.instrument === instrument.key)
        .map(({ language: wordsIn, words, updated_at, first_name, surname }) => ({
          language: wordsIn as Language,
          words: words as unknown as InstrumentWordsInput,
          updatedAt: updated_at.toISOString(),
          updatedBy: first_name === null ? null : `${first_name} ${surname}`,
        })),
    })),
  };
});

/** Every item and every answer of it, and nothing else: half a text would ask half a question. */
const assertWhole = ({ items }: ToWord, words: InstrumentWordsInput): void => {
  const path = ['body', 'words', 'items'];
  const missing = items.flatMap(({ id, options }) => {
    const given = words.items[id];
    if (!given) return [{ path: [...path, id], key: 'required' }];
    return options
      .filter((option) => !given.options[option.id]?.trim())
      .map((option) => ({ path: [...path, id, 'options', option.id], key: 'required' }));
  });
  const unknown = Object.entries(words.items).flatMap(([id, given]) => {
    const item = items.find((each) => each.id === id);
    if (!item) return [{ path: [...path, id], key: 'invalid_value' }];
    return Object.keys(given.options)
      .filter((option) => !item.options.some((each) => each.id === option))
      .map((option) => ({ path: [...path, id, 'options', option], key: 'invalid_value' }));
  });
  const issues = [...missing, ...unknown];
  if (issues.length > 0) throw new BadInput(issues);
};

/** Whoever administers one clinic administers no other. */
const assertAdminOf = (actor: Actor, clinicId: string): void => {
  if (!actor.employments.some((each) => each.clinicId === clinicId && each.isAdmin)) throw new NotFound();
};

const lockText = (
  tx: Tx,
  { clinicId, instrument, language }: Received<typeof saveInstrumentText>['params'],
) =>
  tx
    .selectFrom('clinic_instrument_text')
    .select(['words', 'version', 'updated_at'])
    .where('clinic_id', '=', clinicId)
    .where('instrument', '=', instrument)
    .where('language', '=', language)
    .forUpdate()
    .executeTakeFirst();

const timeOf = (moment: string | null): number | undefined =>
  moment === null ? undefined : new Date(moment).getTime();

/** Whoever saves has read the words that theirs take the place of. */
export const saveText = command(saveInstrumentText, async ({ tx, actor, params, body, now }) => {
  const { clinicId, instrument, language } = params;
  assertAdminOf(actor, clinicId);
  const known = toWord.get(instrument);
  if (!known) throw new NotFound();
  assertWhole(known, body.words);
  const before = await lockText(tx, params);
  // What was saved already, and its answer was lost.
  if (isDeepStrictEqual(before?.words, body.words)) return {};
  if (before?.updated_at.getTime() !== timeOf(body.replaces))
    throw new LogicError('QUESTIONNAIRE_TEXT_CHANGED');
  const kept = { words: JSON.stringify(body.words), updated_by_user_id: actor.userId, updated_at: now };
  const saved = await tx
    .insertInto('clinic_instrument_text')
    .values({ clinic_id: clinicId, instrument, language, version: 1, ...kept })
    .onConflict((conflict) =>
      conflict
        .columns(['clinic_id', 'instrument', 'language'])
        .doUpdateSet(({ eb }) => ({ ...kept, version: eb('clinic_instrument_text.version', '+', 1) }))
        // Two who enter the first words at the same moment: the second has not read those of the first.
        .where('clinic_instrument_text.version', '=', before?.version ?? 0),
    )
    .returning('instrument')
    .executeTakeFirst();
  if (!saved) throw new LogicError('QUESTIONNAIRE_TEXT_CHANGED');
  return {};
});

export const removeText = command(removeInstrumentText, async ({ tx, actor, params }) => {
  assertAdminOf(actor, params.clinicId);
  const removed = await tx
    .deleteFrom('clinic_instrument_text')
    .where('clinic_id', '=', params.clinicId)
    .where('instrument', '=', params.instrument)
    .where('language', '=', params.language)
    .returning('instrument')
    .executeTakeFirst();
  if (!removed) throw new NotFound();
  return {};
});
