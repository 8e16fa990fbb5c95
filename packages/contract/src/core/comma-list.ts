import * as z from 'zod/mini';

const listMost = 100;
const lettersMost = 5_000;

/** Several values of a filter in one query parameter, with commas between them. */
export const commaList = <T extends z.ZodMiniType<unknown, string>>(item: T) =>
  z.pipe(
    z.string().check(z.maxLength(lettersMost)),
    z.pipe(
      z.transform((text: string) => text.split(',').filter((one) => one !== '')),
      z.array(item).check(z.maxLength(listMost)),
    ),
  );
