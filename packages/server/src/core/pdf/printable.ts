/** Joins, directions and variants of signs: without their sign they say nothing. */
const invisible = /\p{Cf}|\p{Variation_Selector}/gu;

/** What the font has: Latin, Greek, Cyrillic, punctuation, money, arrows, comparison. */
const inFont: readonly (readonly [from: number, to: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x218, 0x21b],
  [0x300, 0x304],
  [0x308, 0x308],
  [0x30c, 0x30c],
  [0x370, 0x3ff],
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x2010, 0x2027],
  [0x2030, 0x203a],
  [0x2044, 0x2044],
  [0x2070, 0x2089],
  [0x20ac, 0x20ac],
  [0x2116, 0x2116],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2248, 0x2248],
  [0x2260, 0x2260],
  [0x2264, 0x2265],
];
const isKnown = (sign: string): boolean => {
  const code = sign.codePointAt(0) ?? 0;
  return sign === '\n' || inFont.some(([from, to]) => code >= from && code <= to);
};

/** A sign that cannot be printed is seen to be missing: nothing that somebody wrote disappears. */
export const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll('\r\n', '\n')
    .replaceAll('\t', '    ')
    .replace(invisible, '')
    .replace(/[^\n]/gu, (sign) => (isKnown(sign) ? sign : '□'));
