import { listForClinic, listForPatient } from './list-types.ts';

export { assertOffered, readOffered } from './offered-store.ts';

export const problemTypeCalls = [listForPatient, listForClinic];
