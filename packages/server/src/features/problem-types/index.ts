import type { ProblemType } from '@tervita/domain/problem-types';
import { listForClinic, listForPatient } from './list-types.ts';

export {
  assertOffered,
  assertOfferedToStaff,
  isOffered,
  readFilling,
  readOffered,
  readOfferedToStaff,
} from './offered-store.ts';

export const problemTypeCalls = (hosted: ReadonlySet<ProblemType>) => [
  listForPatient(hosted),
  listForClinic(hosted),
];
