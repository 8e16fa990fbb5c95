import type { Language } from '../../../../../core/index.ts';
import type { AlarmPhrases } from '../alert-phrases.ts';
import { en } from './en.ts';
import { et } from './et.ts';
import { pl } from './pl.ts';
import { ru } from './ru.ts';

/** Signs of danger as people tell them, without the name of the illness. */
export const asTold: Readonly<Record<Language, AlarmPhrases>> = { et, en, ru, pl };
