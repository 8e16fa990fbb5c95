import { listForClinic, listForPatient } from './list-types.ts';

export { assertOffered } from './offered-store.ts';

export const problemTypeCalls = [listForPatient, listForClinic];
