import type { WarningTexts } from '@tervita/texts/warning-en';

type GravestWords = WarningTexts['warning']['gravest'];

const marks = /\p{Diacritic}|['’`]/gu;
/** Small letters without marks: not everybody types them. */
const folded = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(marks, '').replaceAll('ł', 'l');
const wordsIn = (text: string): readonly string[] => folded(text).match(/[\p{L}\d]+/gu) ?? [];

const sentences = /[^,.!?;\n]+/g;
/** Words of one phrase stand near each other. */
const farthest = 5;
/** So many words before it, "no" denies it. */
const denyingWords = 2;

const isWord = (part: string) => {
  const wanted = folded(part.replace('*', ''));
  return (word: string) => (part.endsWith('*') ? word.startsWith(wanted) : word === wanted);
};

const stands = (words: readonly string[], phrase: string, denials: readonly string[]): boolean => {
  const parts = phrase.split(' ').map(isWord);
  return words.some((word, first) => {
    if (!parts.some((isPart) => isPart(word))) return false;
    const near = words.slice(first, first + farthest + 1);
    const before = words.slice(Math.max(0, first - denyingWords), first);
    return parts.every((isPart) => near.some(isPart)) && !before.some((each) => denials.includes(each));
  });
};

/** The first sentence that tells of grave danger; undefined where none does. */
export const graveSentence = (text: string, { phrases, denials }: GravestWords): string | undefined => {
  const denying = folded(denials).split(' ');
  return text.match(sentences)?.find((sentence) => {
    const words = wordsIn(sentence);
    return phrases.split('|').some((phrase) => stands(words, phrase, denying));
  });
};
