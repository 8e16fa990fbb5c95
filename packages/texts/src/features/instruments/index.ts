import type { Language } from '@tervita/domain/core';
import {
  type InstrumentKey,
  instrumentOf,
  type ResultWords,
  type Wording,
} from '@tervita/domain/instruments';
import type { QuestionWords } from '@tervita/domain/smart-questionnaire';
import { questions as askedEn } from './en/asked.ts';
import { results as en } from './en/results.ts';
import { topics as topicsEn } from './en/topics.ts';
import { questions as askedEt } from './et/asked.ts';
import { results as et } from './et/results.ts';
import { topics as topicsEt } from './et/topics.ts';
import { questions as askedPl } from './pl/asked.ts';
import { results as pl } from './pl/results.ts';
import { topics as topicsPl } from './pl/topics.ts';
import { questions as askedRu } from './ru/asked.ts';
import { results as ru } from './ru/results.ts';
import { topics as topicsRu } from './ru/topics.ts';
import type { ItemTopics } from './topics.ts';

export { type ItemTopics, topicIn } from './topics.ts';

/** For the server alone: staff get what they read with each result. */
export const resultWords: Readonly<Record<Language, ResultWords>> = { et, en, ru, pl };

/** Items whose words are free or our own, as questions. */
export const askedItems: Readonly<Record<Language, Readonly<Record<string, QuestionWords>>>> = {
  et: askedEt,
  en: askedEn,
  ru: askedRu,
  pl: askedPl,
};

/** What the items of restricted instruments are about. */
export const itemTopics: Readonly<Record<Language, ItemTopics>> = {
  et: topicsEt,
  en: topicsEn,
  ru: topicsRu,
  pl: topicsPl,
};

/** Where the words of an instrument come from. */
export const wordingLine = (key: InstrumentKey, wording: Wording, language: Language): string =>
  resultWords[language].wordings[wording](instrumentOf(key).holder);
