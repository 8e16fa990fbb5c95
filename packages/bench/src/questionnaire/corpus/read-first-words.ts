import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@tervita/domain/core';
import { type PatientProblemType, patientProblemTypes } from '@tervita/domain/problem-types';

const folder = join(import.meta.dirname, '../../../corpus/first-words');

/** What somebody types when they are asked what it is about, and the reasons that a nurse would accept. */
export interface FirstWords {
  readonly language: Language;
  readonly reasons: readonly PatientProblemType[];
  readonly text: string;
}

export const isPatientType = (type: string): type is PatientProblemType =>
  (patientProblemTypes as readonly string[]).includes(type);

/** A line of the corpus: the reason, others that are as right, the spelling, the words; tabs between. */
const firstWordsOf = (line: string, language: Language): readonly FirstWords[] => {
  const [reason = '', others = '', , text = ''] = line.split('\t');
  const reasons = [reason, ...others.split(',')].map((each) => each.trim()).filter(isPatientType);
  // A questionnaire is filled in; nobody is led to it by what they write.
  return isPatientType(reason) ? [{ language, reasons, text }] : [];
};

const contentOf = (name: string, language: Language): string =>
  readFileSync(join(folder, name, `${language}.tsv`), 'utf8');

const read = (name: string): readonly FirstWords[] =>
  languages.flatMap((language) =>
    contentOf(name, language)
      .split('\n')
      .filter(Boolean)
      .flatMap((line) => firstWordsOf(line, language)),
  );

const learntFrom = ['hand-1', 'hand-2'] as const;

/** By those that everything may be tuned with. */
export const firstWordsOfHands = (): readonly FirstWords[] => learntFrom.flatMap(read);

/** Whose words nobody reads and nothing is tuned with: the verdict. */
export const heldBackFirstWords = (): readonly FirstWords[] => read('held-back');
