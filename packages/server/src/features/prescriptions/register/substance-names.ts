import { readFileSync } from 'node:fs';
import { medicineKey } from '@tervita/domain/prescriptions';
import { substanceNamesFile } from '../../../folders.ts';

export interface Substance {
  /** How its name begins in a register, in English or Latin; a salt or an ending may follow. */
  readonly beginnings: readonly string[];
  /** Whole codes: that of a group would name its other substances too. */
  readonly atc: readonly string[];
  /** As people call it, and brands that they say for it. */
  readonly names: readonly string[];
  /** The same, as mistyped words are compared with them. */
  readonly latinNames: readonly string[];
}

const cyrillic = 'абвгдежзийклмнопрстуфхцчшщъыьэюя';
const latin = 'a b v g d e zh z i i k l m n o p r s t u f h c ch sh shch  y  e yu ya'.split(' ');

/** PostgreSQL compares likeness by Latin letters: where its locale is C, a Cyrillic word has none for it. */
export const inLatin = (key: string): string =>
  key.replace(/[а-я]/g, (letter) => latin[cyrillic.indexOf(letter)] ?? '');

/** Fewer begin too many names. */
const lettersLeast = 3;
/** Of "paratsetamooli", "фолиевой", "amoksycyliny". A shorter name with an ending is another word. */
const endingMost = 3;
const lettersWithEnding = 5;

const keysOf = (field: string): string[] => field.split(',').map(medicineKey).filter(Boolean);
const withoutLastVowels = (name: string): string => name.replace(/[aeiouyаеиоуыя]+$/, '');

const substanceOf = (line: string): Substance => {
  const [register = '', atc = '', people = ''] = line.split('|');
  const inRegister = keysOf(register);
  const names = [...new Set([...inRegister, ...keysOf(people)])];
  return {
    beginnings: inRegister.map((name) => name.replace(/e$/, '')),
    atc: atc.split(',').flatMap((code) => code.trim() || []),
    names,
    latinNames: names.map(inLatin),
  };
};

let read: readonly Substance[] | undefined;
export const substances = (): readonly Substance[] => {
  read ??= readFileSync(substanceNamesFile, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(substanceOf);
  return read;
};

/** A strength or a form may follow in what was typed: as many of its words count as the name has. */
const isMeant = (name: string, typed: readonly string[]): boolean => {
  const words = typed.slice(0, name.split(' ').length).join(' ');
  if (words.length < lettersLeast) return false;
  if (name.startsWith(words)) return true;
  const stem = withoutLastVowels(name);
  return (
    stem.length >= lettersWithEnding && words.startsWith(stem) && words.length - stem.length <= endingMost
  );
};

export const substancesNamed = (key: string): Substance[] => {
  const [typed, first] = [key.split(' '), key.slice(0, lettersLeast)];
  return substances().filter(({ names }) =>
    names.some((name) => name.startsWith(first) && isMeant(name, typed)),
  );
};

/** What could be like the word at all, so that PostgreSQL compares it with some dozens of names and not with thousands. */
export const namesSharingPairs = (latin: string): string[] => {
  const pairs = [...latin.slice(1)].map((letter, place) => `${latin[place]}${letter}`);
  const isNear = (name: string) => pairs.filter((pair) => name.includes(pair)).length * 3 >= pairs.length;
  return [...new Set(substances().flatMap(({ latinNames }) => latinNames.filter(isNear)))];
};
