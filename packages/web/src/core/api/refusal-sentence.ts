import { currentPart, loadPart } from '../texts/index.ts';
import { errorCodesPart } from './error-codes.ts';

/** What a refusal's code means, for answers that name several; undefined for one we do not know. */
export const refusalSentence = async (code: string): Promise<string | undefined> => {
  await loadPart(errorCodesPart);
  const { codes } = currentPart(errorCodesPart);
  return Object.hasOwn(codes, code) ? codes[code as keyof typeof codes] : undefined;
};
