import { expect, it } from 'vitest';
import { isSameName } from './person-name.ts';

const name = (firstName: string, surname: string) => ({ firstName, surname });

it.each([
  [name('Õnne', 'Mägi'), name('ONNE', 'MAGI'), true],
  [name('Karl-Erik', 'Metsoru'), name('Karl Erik', 'Metsoru'), true],
  [name('Наталья', 'Орленко'), name('НАТАЛЬЯ', 'орленко'), true],
  [name('Mari', 'Lepaste'), name('Mari', 'Metsoru'), false],
  [name('Mari', 'Lepaste'), name('Lepaste', 'Mari'), false],
])('%o and %o', (one, other, same) => expect(isSameName(one, other)).toBe(same));
