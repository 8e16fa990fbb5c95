export { spokenIndex } from './finding/index.ts';

import type { Language } from '@tervita/domain/core';
import type { QuestionnaireWords } from '@tervita/domain/smart-questionnaire';
import { words as en } from './en/index.ts';
import { words as et } from './et/index.ts';
import { words as pl } from './pl/index.ts';
import { words as ru } from './ru/index.ts';

/** For the server alone: the browser gets what it shows with each answer. */
export const questionnaireWords: Readonly<Record<Language, QuestionnaireWords>> = { et, en, ru, pl };
