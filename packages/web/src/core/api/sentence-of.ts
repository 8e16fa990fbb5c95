import { withEmergencyNumber } from '@tervita/domain/core';
import type { ErrorCodeTexts } from '@tervita/texts/error-codes-en';
import { textAt } from './api-error.ts';

export type Codes = Readonly<Partial<ErrorCodeTexts['codes']>>;

export interface Refusal {
  readonly code?: string | undefined;
  readonly body?: unknown;
}

/** Undefined for a code that we do not know, and where a number to call is missing that the server should have named. */
export const sentenceOf = ({ code, body }: Refusal, codes: Codes): string | undefined => {
  const sentence = code !== undefined && Object.hasOwn(codes, code) ? codes[code as keyof Codes] : undefined;
  return sentence && withEmergencyNumber(sentence, textAt(body, 'emergencyNumber'));
};
