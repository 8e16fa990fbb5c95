export const importSources = ['REGISTER', 'CSV'] as const;
export type ImportSource = (typeof importSources)[number];

/** UPLOADING: rows still come. CHECKED: judged, and waits for a yes; nothing has changed yet. */
export const importStates = ['UPLOADING', 'RUNNING', 'CHECKED', 'DONE', 'FAILED', 'STOPPED'] as const;
export type ImportState = (typeof importStates)[number];

export const isUnderWay = (state: ImportState): boolean => state === 'UPLOADING' || state === 'RUNNING';

/** The columns of a file, in their usual order. */
export const importColumns = [
  'listCode',
  'doctorCode',
  'personalCode',
  'firstName',
  'surname',
  'memberFrom',
] as const;
export type ImportColumn = (typeof importColumns)[number];

/** Where a problem is: in one column, or in the row as a whole. */
export const problemFields = [...importColumns, 'row'] as const;
export type ProblemField = (typeof problemFields)[number];

/** Rows with one of these are left out. */
export const rowFaults = [
  'MISSING',
  'TOO_LONG',
  'BAD_FORMAT',
  'BAD_DATE',
  'BAD_BIRTH_DATE',
  'BAD_CHECK_DIGIT',
  'BAD_CHARACTERS',
  'WRONG_NUMBER_OF_FIELDS',
] as const;
export type RowFault = (typeof rowFaults)[number];

/** What somebody should look at; the row counts, or the first of two that speak of one person. */
export const rowWarnings = [
  'TWICE_IN_FILE',
  'ON_TWO_LISTS',
  'NEWBORN_WITHOUT_NAME',
  'CLINIC_MEMBER_EXISTS_WITH_DIFFERENT_NAME',
] as const;
export type RowWarning = (typeof rowWarnings)[number];

export const problemReasons = [...rowFaults, ...rowWarnings] as const;
export type ProblemReason = (typeof problemReasons)[number];

/** More rows than the lists of any one clinic have. */
export const importRowsMost = 200_000;

/** Of so many odd rows all are kept; whoever has more mends these first, and imports again. */
export const importProblemsMost = 1_000;

const shareLost = 0.2;

/** A list that loses so many is more likely half a file than half its patients: somebody says yes to it first. */
export const losesTooMany = ({ before, left }: { before: number; left: number }): boolean =>
  left > before * shareLost;

/** Days after which lists are old: who joined since then is not known here. */
export const importOldAfterDays = 30;

export const isImportOld = (lastImportAt: Date | null, now: Date): boolean =>
  lastImportAt !== null && now.getTime() - lastImportAt.getTime() > importOldAfterDays * 86_400_000;
