import { Readable } from 'node:stream';
import {
  downloadImportReport,
  getListImport,
  type ImportProblem,
  listImportProblems,
  listListImports,
} from '@tervita/contract/clinic-import';
import { importProblemsMost, registerMethods } from '@tervita/domain/clinic-import';
import { csvMark, csvRow, defaultLanguageOf, type Language } from '@tervita/domain/core';
import { type ClinicImportTexts, texts as en } from '@tervita/texts/clinic-import-en';
import { texts as et } from '@tervita/texts/clinic-import-et';
import { texts as pl } from '@tervita/texts/clinic-import-pl';
import { texts as ru } from '@tervita/texts/clinic-import-ru';
import { contentDisposition } from '../../../core/http/content-disposition.ts';
import { exchange, FileAnswer, query } from '../../../core/http/use-case.ts';
import type { ImportDeps } from '../deps.ts';
import {
  answerOf,
  assertAdminOf,
  findImport,
  type ImportRecord,
  problemsAfter,
  toImports,
} from '../import-store.ts';

const historyMost = 20;
const linesPerPage = 50;

export const getImport = query(getListImport, async ({ db, actor, params }) =>
  answerOf(db, await findImport(db, actor, params.id)),
);

export const listImportsOfClinic = ({ registerAccess }: ImportDeps) =>
  query(listListImports, async ({ db, actor, params }) => {
    assertAdminOf(actor, params.clinicId);
    const records = await db
      .selectFrom('list_import')
      .selectAll()
      .where('clinic_id', '=', params.clinicId)
      .orderBy('started_at', 'desc')
      .limit(historyMost)
      .execute();
    return {
      imports: await toImports(db, records),
      registerMethods: registerMethods.filter((method) => registerAccess?.methods[method]),
    };
  });

export const listProblems = query(
  listImportProblems,
  async ({ db, actor, params, query: { afterLine }, touched }) => {
    const { id } = await findImport(db, actor, params.id);
    const problems = await problemsAfter(db, id, { afterLine, lines: linesPerPage, touched });
    const lines = new Set(problems.map(({ line }) => line));
    return {
      problems,
      nextAfterLine: lines.size === linesPerPage ? (problems.at(-1)?.line ?? null) : null,
    };
  },
);

const words: Record<Language, ClinicImportTexts> = { et, en, ru, pl };

/** As on the screen. */
const reportOf = (problems: readonly ImportProblem[], record: ImportRecord, language: Language): string => {
  const { result, names: heads, fields, reasons } = words[language].clinicImport;
  const lineOf = ({ line, field, reason, listCode, names }: ImportProblem) =>
    csvRow([
      line,
      listCode ?? '',
      `${fields[field]} ${reasons[reason]}`,
      names?.known ?? '',
      names?.imported ?? '',
    ]);
  const more = record.problem_count - new Set(problems.map(({ line }) => line)).size;
  return [
    csvMark,
    csvRow([result.row, result.list, result.odd, heads.known, heads.imported]),
    ...problems.map(lineOf),
    ...(more > 0 ? [csvRow([result.moreThanKept(String(importProblemsMost), String(more))])] : []),
  ].join('');
};

export const downloadReport = ({ country }: ImportDeps) =>
  exchange(downloadImportReport, async ({ actor, params, query: { locale }, transact, touched }) => {
    const language = locale ?? actor.language ?? defaultLanguageOf(country);
    const { record, problems } = await transact(async (tx) => ({
      record: await findImport(tx, actor, params.id),
      problems: await problemsAfter(tx, params.id, { afterLine: 0, lines: importProblemsMost, touched }),
    }));
    return new FileAnswer(async () => Readable.from([reportOf(problems, record, language)]), {
      'content-type': 'text/csv; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-disposition': contentDisposition(`import-${record.started_at.toISOString().slice(0, 10)}.csv`),
    });
  });
