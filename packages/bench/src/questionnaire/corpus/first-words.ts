import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@tervita/domain/core';
import { type PatientProblemType, patientProblemTypes } from '@tervita/domain/problem-types';
import { trainingMessages } from '@tervita/domain/smart-questionnaire/evaluation';
import { messagesOf, trainingHands } from './read-corpus.ts';

const folder = join(import.meta.dirname, '../../../corpus/first-words');

/** What somebody types when they are asked what it is about, and the reasons that a nurse would accept. */
export interface FirstWords {
  readonly language: Language;
  readonly reasons: readonly PatientProblemType[];
  readonly text: string;
}

const isPatientType = (type: string): type is PatientProblemType =>
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

/** Whose words nobody reads and nothing is tuned with: the verdict. */
export const heldBackFirstWords = (): readonly FirstWords[] => read('held-back');

export const firstWordsToLearn = (): readonly FirstWords[] => [
  ...learntFrom.flatMap(read),
  ...languages.flatMap((language) =>
    trainingMessages[language].map(([expected, text]) => ({
      language,
      reasons: (typeof expected === 'string' ? [expected] : expected).filter(isPatientType),
      text,
    })),
  ),
  ...messagesOf(trainingHands).flatMap(({ language, reason, text }) =>
    isPatientType(reason) ? [{ language, reasons: [reason], text }] : [],
  ),
];

/** Weights say which messages they were learnt from. */
export const firstWordsHash = (): string => {
  const hash = createHash('sha256');
  for (const { reasons, text } of firstWordsToLearn()) hash.update(`${reasons.join(',')}\t${text}\n`);
  return hash.digest('hex');
};
