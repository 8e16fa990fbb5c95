import { commonWords } from './common-words.ts';
import { password as limits } from './limits.ts';

export const passwordFaults = ['tooShort', 'tooLong', 'tooCommon', 'tooPersonal'] as const;
export type PasswordFault = (typeof passwordFaults)[number];

/** One password for every way of typing the same characters. */
export const normalPassword = (typed: string): string => typed.normalize('NFKC');

const lengthOf = (text: string) => [...text].length;

const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const letters = (text: string) =>
  [...text.toLowerCase()]
    .map((character) => lookalikes[character] ?? character)
    .join('')
    .replace(/[^\p{L}]/gu, '');

const runs = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  'йцукенгшщзхъфывапролджэ',
];
const reversed = (text: string) => [...text].reverse().join('');
const isRun = (text: string) => runs.some((run) => run.includes(text) || reversed(run).includes(text));
const isRepeated = (text: string) => /^(.{1,4}?)\1+.{0,3}$/u.test(text);

/** A word everybody tries, however dressed up with digits and signs. */
const isCommon = (text: string): boolean => {
  const lower = text.toLowerCase();
  const word = letters(text);
  if (isRun(lower) || isRepeated(lower)) return true;
  const rest = commonWords.reduce((left, common) => left.replaceAll(common, ''), word);
  // Digits alone are birthdays, phones and codes; a common word with a few letters more is still that word.
  return /^\d+$/.test(lower) || (rest.length < 4 && rest.length < word.length);
};

const isPersonal = (text: string, personal: readonly string[]): boolean => {
  const lower = text.toLowerCase();
  const rest = personal
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= 3)
    .reduce((left, word) => left.replaceAll(word, ''), lower);
  return rest.length < lower.length && letters(rest).length < 4;
};

/** Length and not being guessable; which kinds of characters it has does not matter. */
export const passwordFaultsOf = (typed: string, personal: readonly string[] = []): PasswordFault[] => {
  const text = normalPassword(typed);
  const length = lengthOf(text);
  return [
    ...(length < limits.min ? (['tooShort'] as const) : []),
    ...(length > limits.max ? (['tooLong'] as const) : []),
    ...(isCommon(text) ? (['tooCommon'] as const) : []),
    ...(isPersonal(text, personal) ? (['tooPersonal'] as const) : []),
  ];
};

/** The words of an address that must not make up a password. */
export const wordsOfEmail = (email: string): string[] =>
  email.split(/[@._+-]/).filter((word) => word.length >= 3);
