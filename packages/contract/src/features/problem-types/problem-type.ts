import {
  type ProblemType,
  problemTypeNamed,
  problemTypeNames,
  problemTypes,
} from '@tervita/domain/problem-types';
import * as z from 'zod/mini';

/** As the product answers: by its own name. */
export const problemType = z.enum(problemTypes);

/** As a caller may send it: also by its name in the Polish catalogue. Use cases get our own name. */
export const problemTypeName = z.pipe(
  z.enum(problemTypeNames as readonly [ProblemType, ...ProblemType[]]),
  z.transform((name): ProblemType => problemTypeNamed(name) ?? name),
);
