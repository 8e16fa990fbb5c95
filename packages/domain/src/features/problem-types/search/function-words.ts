import type { Language } from '../../../core/index.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that stand in any sentence and tell nothing about its subject. */
export const functionWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: set(
    'a an the i my me is am are was be been have has had do does of in on at to for from by with and or not no it that this when since after during need want get got very down up out off son',
  ),
  et: set(
    'ja või ei on oli olen oleks mul mu mulle minu ma me meil see seda kui ka et siis juba väga vaja vajan soovin soovi tahan palun peale pärast ajal koos kuid aga',
  ),
  ru: set(
    'и или не на в во из за к ко от до по с со у о об для при мне мой моя мои я меня это что как уже очень нужен нужна нужно хочу прошу есть',
  ),
  pl: set(
    'i lub albo nie na w we z ze do od po u o dla przy mnie mi mam mój moja się jest to że już bardzo potrzebuję chcę proszę przed',
  ),
};
