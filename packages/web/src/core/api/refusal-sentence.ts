import { currentPart, loadPart } from '../texts/index.ts';
import { errorCodesPart } from './error-codes.ts';
import { type Refusal, sentenceOf } from './sentence-of.ts';

/** What a refusal means, for a screen that says it itself; undefined for one we do not know. */
export const refusalSentence = async (refusal: Refusal): Promise<string | undefined> => {
  await loadPart(errorCodesPart);
  return sentenceOf(refusal, currentPart(errorCodesPart).codes);
};
