import { isPersonName } from '@tervita/domain/persons';
import * as z from 'zod/mini';

const loneSurrogate = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;
// PostgreSQL refuses NUL in text and a lone surrogate in jsonb; both would surface as a 500.
export const storable = (value: string) => !value.includes('\u0000') && !loneSurrogate.test(value);
/** A character is one or two units: most texts that are too long need not be counted. */
const isWithin = (value: string, max: number) =>
  value.length <= max || (value.length <= 2 * max && [...value].length <= max);

/** A text a person typed: trimmed, storable, its length counted in characters, not in UTF-16 units. */
export const boundedText = ({ min = 1, max }: { min?: number; max: number }) =>
  z.string().check(
    z.trim(),
    z.refine((value) => !isWithin(value, min - 1), { error: min === 1 ? 'required' : 'tooShort' }),
    z.refine((value) => isWithin(value, max), { error: 'tooLong' }),
    z.refine(storable, { error: 'badCharacters' }),
  );

/** Line breaks, other controls, and what nobody sees; the joiner of emoji is no harm in a text of one line. */
const hidden = /[\p{Cc}\u2028\u2029]|(?!\u200D)\p{Cf}/u;

/** A text that stands in one line: a title, a label, a number. What it shows is all that it holds. */
export const oneLine = (bounds: { min?: number; max: number }) =>
  boundedText(bounds).check(z.refine((value) => !hidden.test(value), { error: 'hiddenCharacters' }));

/** First name or surname of a person, as they or somebody else types it. */
export const personName = ({ max }: { max: number }) =>
  oneLine({ max }).check(z.refine((value) => value === '' || isPersonName(value), { error: 'badName' }));

/** A text that is still being typed: kept letter by letter, spaces at its ends included. */
export const typed = ({ max }: { max: number }) =>
  z.string().check(
    z.refine((value) => isWithin(value, max), { error: 'tooLong' }),
    z.refine(storable, { error: 'badCharacters' }),
  );

// The calendar of PostgreSQL has no year 0.
const hasYear = z.refine<string>((value) => !value.startsWith('0000'), { error: 'badDate' });

export const id = z.uuid();
/** UTC on the wire. */
export const moment = z.iso.datetime().check(hasYear);
export const day = z.iso.date().check(hasYear);

const isPlace = (value: string) => {
  const [at, of, ...rest] = value.split('_');
  return rest.length === 0 && z.safeParse(moment, at).success && z.safeParse(id, of).success;
};
/** A place in a list, as an earlier answer gave it: the time of its last row, and which row. */
export const placeInList = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z_[0-9a-f-]{36}$/), z.refine(isPlace));
/** Answer of calls that have nothing to say. */
export const done = z.strictObject({});
