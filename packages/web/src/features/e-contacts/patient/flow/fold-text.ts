/** Case and diacritics do not matter to somebody who searches. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ё', 'е');
