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
const onlyLetters = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');
const letters = (text: string) =>
  onlyLetters([...text].map((character) => lookalikes[character] ?? character).join(''));

const forwards = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  'йцукенгшщзхъфывапролджэ',
  // Two rows of keys by turns, and columns of keys.
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik',
  'qazwsxedcrfvtgbyhnujmik',
];
const reversed = (text: string) => [...text].reverse().join('');
const runs = [...forwards, ...forwards.map(reversed)];
const shortestRun = 4;

/** How many characters from here on lie beside each other on a keyboard, or follow each other. */
const runLength = (text: string): number => {
  let length = 0;
  while (length < text.length && runs.some((run) => run.includes(text.slice(0, length + 1)))) length += 1;
  return length < shortestRun ? 0 : length;
};

/** What is left of a text without its runs. */
const withoutRuns = (text: string): string => {
  let [rest, at] = ['', 0];
  while (at < text.length) {
    const length = runLength(text.slice(at));
    if (length === 0) rest += text[at];
    at += Math.max(1, length);
  }
  return rest;
};
const isRepeated = (text: string) => /^(.{1,4}?)\1+.{0,3}$/u.test(text);

/** So few letters beside a common word or a run make it no harder to guess. */
const fewLetters = 4;
const isMostly = (whole: string, rest: string) => rest.length < fewLetters && rest.length < whole.length;

const isCommonWord = (word: string) =>
  isMostly(
    word,
    commonWords.reduce((left, common) => left.replaceAll(common, ''), word),
  );

/** A word everybody tries, however dressed up: digits may stand for letters, or behind the word. */
const isCommon = (text: string): boolean => {
  const lower = text.toLowerCase();
  const rest = withoutRuns(lower);
  if (isMostly(lower, rest) || isRepeated(lower)) return true;
  // Digits and what parts them are birthdays, phones and codes.
  if (/^[\d\s.,:/+-]+$/.test(lower)) return true;
  return [letters(text), onlyLetters(text), onlyLetters(rest)].some(isCommonWord);
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
