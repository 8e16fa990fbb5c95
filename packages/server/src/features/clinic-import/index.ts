import { confirmImport, seenImport, stopImport, takeName } from './calls/change-imports.ts';
import { uploadCsv } from './calls/import-csv.ts';
import { downloadReport, getImport, listImportsOfClinic, listProblems } from './calls/read-imports.ts';
import type { ImportCallDeps } from './deps.ts';
import { listOfDoctors } from './register/list-lists.ts';
import { registerSignIns } from './register/sign-in.ts';
import { startRegisterImport } from './register/start-import.ts';

export type { RegisterAccess } from './deps.ts';
export { listImports } from './job/run-import.ts';
export { sweepImports } from './sweep-imports.ts';

export const clinicImportCalls = (deps: ImportCallDeps) => [
  uploadCsv(deps),
  getImport,
  listImportsOfClinic(deps),
  confirmImport,
  stopImport,
  takeName,
  seenImport,
  listProblems,
  downloadReport(deps),
  ...registerSignIns(deps),
  listOfDoctors(deps),
  startRegisterImport(deps),
];
