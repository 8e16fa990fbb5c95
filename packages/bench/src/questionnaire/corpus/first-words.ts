import { createHash } from 'node:crypto';
import { languages } from '@tervita/domain/core';
import { trainingMessages } from '@tervita/domain/smart-questionnaire/evaluation';
import { messagesOf, trainingHands } from './read-corpus.ts';
import { type FirstWords, firstWordsOfHands, isPatientType } from './read-first-words.ts';

/** All that the reasons are learnt from. */
export const firstWordsToLearn = (): readonly FirstWords[] => [
  ...firstWordsOfHands(),
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
