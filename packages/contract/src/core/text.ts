import * as z from 'zod/mini';

const loneSurrogate = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;
// PostgreSQL refuses NUL in text and a lone surrogate in jsonb; both would surface as a 500.
export const storable = (value: string) => !value.includes('\u0000') && !loneSurrogate.test(value);
const lengthOf = (value: string) => [...value].length;

/** A text a person typed: trimmed, storable, its length counted in characters, not in UTF-16 units. */
export const text = ({ min = 1, max }: { min?: number; max: number }) =>
  z.string().check(
    z.trim(),
    z.refine((value) => lengthOf(value) >= min, { error: min === 1 ? 'required' : 'tooShort' }),
    z.refine((value) => lengthOf(value) <= max, { error: 'tooLong' }),
    z.refine(storable, { error: 'badCharacters' }),
  );

/** A text that is still being typed: kept letter by letter, spaces at its ends included. */
export const typed = ({ max }: { max: number }) =>
  z.string().check(
    z.refine((value) => lengthOf(value) <= max, { error: 'tooLong' }),
    z.refine(storable, { error: 'badCharacters' }),
  );

export const id = z.uuid();
/** UTC on the wire. */
export const moment = z.iso.datetime();
export const day = z.iso.date();
/** Answer of calls that have nothing to say. */
export const done = z.strictObject({});
