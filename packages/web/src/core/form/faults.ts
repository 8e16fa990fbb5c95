import type { BusinessCode } from '@tervita/domain/core';
import type { SignedInTexts } from '@tervita/texts/signed-in-en';
import { ApiError } from '../api/api-error.ts';

type ErrorTexts = SignedInTexts['errors'];
/** What is wrong with a field: a key of the texts, so that it follows the language. */
export type Fault = keyof ErrorTexts['fields'] | BusinessCode;
export type Faults<Field extends string> = Partial<Record<Field, Fault>>;

/** What schemas say where our own rules say nothing. */
const bySchema: Record<string, Fault> = {
  invalid_type: 'required',
  too_small: 'tooShort',
  too_big: 'tooLong',
};

const faultOf = (key: string, { fields }: ErrorTexts): Fault =>
  Object.hasOwn(fields, key) ? (key as Fault) : (bySchema[key] ?? 'badFormat');

export const sentenceOf = (
  fault: Fault,
  { fields, http }: ErrorTexts,
  codes: Partial<Record<BusinessCode, string>>,
): string =>
  fault in fields ? fields[fault as keyof typeof fields] : (codes[fault as BusinessCode] ?? http.notPossible);

interface Mapping<Field extends string> {
  readonly fields: readonly Field[];
  /** The field that a refusal is about. */
  readonly byCode: Partial<Record<BusinessCode, Field>>;
}

/** The server's refusal, field by field; nothing when it is about no field of this form. */
export const faultsOf = <Field extends string>(
  error: unknown,
  { fields, byCode }: Mapping<Field>,
  texts: ErrorTexts,
): Faults<Field> => {
  if (!(error instanceof ApiError)) return {};
  const code = error.code as BusinessCode | undefined;
  const field = code && byCode[code];
  if (field) return { [field]: code } as Faults<Field>;
  const named = error.issues.flatMap(({ path, key }) => {
    const found = fields.find((each) => each === path.at(-1));
    return found ? [[found, faultOf(key, texts)] as const] : [];
  });
  // The first thing wrong with a field is enough to say.
  return Object.fromEntries(named.toReversed()) as Faults<Field>;
};
