const units = (written: string, from: number): readonly (readonly [string, number])[] =>
  written.split(' ').flatMap((each, at) => each.split('|').map((word) => [word, from + at] as const));
const tens = (written: string): readonly (readonly [string, number])[] =>
  written.split(' ').flatMap((each, at) => each.split('|').map((word) => [word, 20 + 10 * at] as const));

/** Numbers in words, without diacritics, as far as ages, tablets and temperatures are told in words. */
export const numberWords: ReadonlyMap<string, number> = new Map([
  ...units('one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen', 1),
  ...units('sixteen seventeen eighteen nineteen', 16),
  ...tens('twenty thirty forty fifty sixty seventy eighty ninety'),
  ...units('uks kaks kolm neli viis kuus seitse kaheksa uheksa kumme uksteist kaksteist', 1),
  ...units('uhe kahe kolme nelia|nelja viie kuue seitsme kaheksa uheksa kumne', 1),
  ...units('viisteist', 15),
  ...tens('kakskummend kolmkummend nelikummend viiskummend kuuskummend'),
  ...units('один|одна два|две три четыре пять шесть семь восемь девять десять одиннадцать двенадцать', 1),
  ...units('одного двух трех четырех пяти шести семи восьми девяти десяти', 1),
  ...units('пятнадцать', 15),
  ...tens('двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто'),
  ...units(
    'jeden|jedna dwa|dwie trzy cztery piec szesc siedem osiem dziewiec dziesiec jedenascie dwanascie',
    1,
  ),
  ...units('jednego dwoch trzech czterech pieciu szesciu siedmiu osmiu dziewieciu dziesieciu', 1),
  ...units('pietnascie', 15),
  ...tens('dwadziescia trzydziesci czterdziesci piecdziesiat szescdziesiat siedemdziesiat osiemdziesiat'),
]);

/** Beginnings of words such as "kahekuune", "двухмесячный", "dwumiesięczny"; the longest first. */
export const numberBeginnings: readonly (readonly [string, number])[] = [
  ...units('uhe kahe kolme nelja viie kuue seitsme kaheksa uheksa kumne', 1),
  ...units('одно двух трех четырех пяти шести семи восьми девяти десяти', 1),
  ...units('jedno dwu trzy cztero piecio szescio siedmio osmio dziewiecio dziesiecio', 1),
].toSorted(([one], [other]) => other.length - one.length);
