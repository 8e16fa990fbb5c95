import { languages } from '@tervita/domain/core';
import type { ProblemType } from '@tervita/domain/problem-types';
import * as z from 'zod/mini';

const prose = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));

/** Forms of answers. What a model says beyond them is refused, whatever it was told to say. */
export const summaryAnswer = z.strictObject({ summary: prose(4_000) });
export const translationAnswer = z.strictObject({
  translation: prose(20_000),
  sourceLanguage: z.nullable(z.enum(languages)),
});
/** Only what is offered can be named. */
export const problemsAnswer = (offered: readonly ProblemType[]) =>
  z.strictObject({ problemTypes: z.array(z.enum([...offered])).check(z.maxLength(5)) });
