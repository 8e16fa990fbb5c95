import { expect, it } from 'vitest';
import { cleanedName, isSameName } from './person-name.ts';

const name = (firstName: string, surname: string) => ({ firstName, surname });

it.each([
  [name('Õnne', 'Mägi'), name('ONNE', 'MAGI'), true],
  [name('Karl-Erik', 'Metsoru'), name('Karl Erik', 'Metsoru'), true],
  [name('Наталья', 'Орленко'), name('НАТАЛЬЯ', 'орленко'), true],
  [name('Mari', 'Lepaste'), name('Mari', 'Metsoru'), false],
  [name('Mari', 'Lepaste'), name('Lepaste', 'Mari'), false],
])('%o and %o', (one, other, same) => expect(isSameName(one, other)).toBe(same));

it.each([
  ['Mari\r\nLiis', 'Mari Liis'],
  [' Ma\u200Bri\u202E ', 'Mari'],
  ['Lepaste\u2028Tamm', 'Lepaste Tamm'],
  ['Ka\u0000sk', 'Ka\u0000sk'],
  ["O'Neil (snd. Kask)", "O'Neil (snd. Kask)"],
])('what a register gives as %j is kept as %j', (given, kept) => expect(cleanedName(given)).toBe(kept));
