import {
  importSources,
  importStates,
  problemFields,
  problemReasons,
  registerFaults,
  registerMethods,
} from '@tervita/domain/clinic-import';
import * as z from 'zod/mini';
import { done, id, languageTag, moment, route } from '../../core/index.ts';

const counts = {
  /** Patients who were not here before. */
  new: z.int(),
  changed: z.int(),
  /** No longer on the list; kept as former patients. */
  left: z.int(),
  same: z.int(),
};

const listImport = z.strictObject({
  id,
  clinicId: id,
  source: z.enum(importSources),
  state: z.enum(importStates),
  byName: z.string(),
  isDryRun: z.boolean(),
  rowsTotal: z.int(),
  rowsRead: z.int(),
  rowsBad: z.int(),
  ...counts,
  /** Lists that lose so many patients that somebody must say yes first. */
  losesTooMany: z.array(z.string()),
  /** How many leaving was agreed to; it is asked again when more would. Null: nobody has said yes to a number. */
  agreedLeft: z.nullable(z.int()),
  /** In how many rows; the first thousand are kept. */
  problems: z.int(),
  startedAt: moment,
  finishedAt: z.nullable(moment),
  /** Why the register gave no lists; null also where an import failed for another reason. */
  failure: z.nullable(z.enum(registerFaults)),
  lists: z.array(
    z.strictObject({
      listCode: z.string(),
      rowsTotal: z.int(),
      rowsRead: z.int(),
      /** Patients of the list before. */
      before: z.int(),
      ...counts,
    }),
  ),
});
export type ListImport = z.output<typeof listImport>;

const one = { params: z.strictObject({ id }) } as const;

export const importCsv = route({
  method: 'PATCH',
  path: '/import/csv',
  summary: 'Takes a file of patient lists: listCode;doctorCode;personalCode;firstName;surname;memberFrom.',
  access: 'clinic-admin',
  audit: 'CHANGED',
  upload: true,
  body: z.strictObject({
    clinicId: id,
    /** Judges the file and changes nothing. */
    dryRun: z._default(z.stringbool(), false),
    /** A yes to lists that lose more than a fifth of their patients. */
    isLossConfirmed: z._default(z.stringbool(), false),
  }),
  response: z.strictObject({ importId: id }),
  codes: ['INVALID_INPUT_FILE', 'IMPORT_ALREADY_RUNNING', 'LIST_IMPORT_ENDED', 'SIGN_IN_TOO_OLD'],
});

export const getListImport = route({
  method: 'GET',
  path: '/clinic/import/:id',
  summary: 'How an import of patient lists is getting on, or how it ended.',
  access: 'clinic-admin',
  ...one,
  response: listImport,
});

export const listListImports = route({
  method: 'GET',
  path: '/clinic/:clinicId/imports',
  summary: 'The latest imports of a clinic, newest first.',
  access: 'clinic-admin',
  params: z.strictObject({ clinicId: id }),
  response: z.strictObject({
    imports: z.array(listImport),
    /** How one may sign in for an import from the register; none where no register is connected. */
    registerMethods: z.array(z.enum(registerMethods)),
  }),
});

export const confirmListImport = route({
  method: 'POST',
  path: '/clinic/import/:id/confirm',
  summary:
    'A yes to an import that was judged: its rows go into the lists. When other numbers stand there by now, it answers with those and waits on.',
  access: 'clinic-admin',
  audit: 'CHANGED',
  ...one,
  /** How many leave by what was read. */
  body: z.strictObject({ left: z.optional(z.int().check(z.gte(0))) }),
  response: listImport,
  codes: ['IMPORT_ALREADY_RUNNING', 'LIST_IMPORT_ENDED', 'SIGN_IN_TOO_OLD'],
});

export const markImportSeen = route({
  method: 'POST',
  path: '/clinic/import/:id/seen',
  summary: 'Whoever began an import has seen how it ended, or that it waits: no letter tells them of it.',
  access: 'clinic-admin',
  audit: 'CHANGED',
  ...one,
  response: done,
});

export const stopListImport = route({
  method: 'POST',
  path: '/clinic/import/:id/stop',
  summary: 'Ends an import; the lists stay as they were. One that is over stays what it is.',
  access: 'clinic-admin',
  audit: 'CHANGED',
  ...one,
  response: listImport,
});

const importProblem = z.strictObject({
  line: z.int(),
  field: z.enum(problemFields),
  reason: z.enum(problemReasons),
  /** The row counts all the same. */
  isWarning: z.boolean(),
  listCode: z.nullable(z.string()),
  /** The clinic's own record that a warning is about. */
  clinicMemberId: z.nullable(id),
  /** What the clinic calls this patient, and the row; null when they are the same, perhaps since somebody took it over. */
  names: z.nullable(z.strictObject({ known: z.string(), imported: z.string() })),
});
export type ImportProblem = z.output<typeof importProblem>;

export const listImportProblems = route({
  method: 'GET',
  path: '/clinic/import/:id/problems',
  summary: 'Rows of an import that were left out or that somebody should look at, a page at a time.',
  access: 'clinic-admin',
  audit: 'LISTED',
  ...one,
  /** Those after this line. */
  query: z.strictObject({
    afterLine: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(10_000_000)), 0),
  }),
  response: z.strictObject({ problems: z.array(importProblem), nextAfterLine: z.nullable(z.int()) }),
});

export const takeImportedName = route({
  method: 'POST',
  path: '/clinic/import/:id/take-name',
  summary:
    'The patient of a row is called as the row says from now on, in this clinic. Repeated, it changes nothing more.',
  access: 'clinic-admin',
  audit: 'CHANGED',
  ...one,
  body: z.strictObject({ line: z.int().check(z.gte(0), z.lte(10_000_000)) }),
  response: done,
});

export const downloadImportReport = route({
  method: 'GET',
  path: '/clinic/import/:id/report',
  summary: 'The problems of an import as a CSV file.',
  access: 'clinic-admin',
  audit: 'DOWNLOADED',
  ...one,
  /** Left out: the reader's own language. */
  query: z.strictObject({ locale: z.optional(languageTag) }),
  response: done,
  answers: 'file',
});
