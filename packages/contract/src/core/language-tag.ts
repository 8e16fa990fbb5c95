import type { Language } from '@tervita/domain/core';
import * as z from 'zod/mini';

/** A language of ours in any case, alone or with a region: et, et-EE, en-GB. It is read, and kept, as the language. */
export const languageTag = z.pipe(
  z.string().check(z.regex(/^([eE][tT]|[eE][nN]|[rR][uU]|[pP][lL])(-([a-zA-Z]{2}|[0-9]{3}))?$/)),
  z.transform((tag) => tag.slice(0, 2).toLowerCase() as Language),
);
