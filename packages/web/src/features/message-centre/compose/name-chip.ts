import { firstNamePlaceholder } from '@tervita/domain/reply-templates';

/** Stands unseen on both sides of the word, so that it is told from the same word that somebody typed. */
const edge = '\u2063';

/** The word that stands for each patient's first name, as one piece that no line breaks. */
export const nameChip = (word: string): string => `${edge}${word.replaceAll(' ', '\u00a0')}${edge}`;

/** The text as it is shown while it is written. */
export const withChips = (text: string, word: string): string =>
  text.replaceAll(firstNamePlaceholder, nameChip(word));

/** What is left of a chip that was cut into goes with it: its beginning behind an edge, or its end before one. */
const withoutPieces = (shown: string, inner: string): string => {
  let text = shown;
  for (let at = text.indexOf(edge); at >= 0; at = text.indexOf(edge)) {
    let [from, to] = [at, at + 1];
    for (let size = inner.length; size > 0; size -= 1) {
      if (text.startsWith(inner.slice(0, size), at + 1)) {
        to = at + 1 + size;
        break;
      }
      if (text.slice(0, at).endsWith(inner.slice(-size))) {
        from = at - size;
        break;
      }
    }
    text = text.slice(0, from) + text.slice(to);
  }
  return text;
};

/** The text as it is kept: a whole chip is the placeholder, a broken one is gone. */
export const fromChips = (shown: string, word: string): string => {
  const chip = nameChip(word);
  return shown
    .split(chip)
    .map((between) => withoutPieces(between, chip.slice(1, -1)))
    .join(firstNamePlaceholder);
};
