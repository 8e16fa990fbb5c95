const wordsMost = 5;

/** Letters that have no simpler letter inside them. */
const simpler: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd' };

/** As it is compared in a search. */
export const withoutAccents = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[łøđ]/g, (letter) => simpler[letter] ?? letter);

/** What somebody typed to find a patient, as words of a name, a personal code or an e-mail address, without accents. */
export const searchWords = (text: string): string[] =>
  withoutAccents(text)
    .split(/\s+/)
    .flatMap((word) => (word.includes('@') || /\d/.test(word) ? [word] : word.split(/[^\p{Letter}]+/u)))
    .filter((word) => word !== '')
    .slice(0, wordsMost);
