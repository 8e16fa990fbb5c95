import { Readable } from 'node:stream';
import {
  downloadImportReport,
  getListImport,
  type ImportProblem,
  listImportProblems,
  listListImports,
} from '@tervita/contract/clinic-import';
import { registerMethods } from '@tervita/domain/clinic-import';
import { defaultLanguageOf, type Language } from '@tervita/domain/core';
import { type ClinicImportTexts, texts as en } from '@tervita/texts/clinic-import-en';
import { texts as et } from '@tervita/texts/clinic-import-et';
import { texts as pl } from '@tervita/texts/clinic-import-pl';
import { texts as ru } from '@tervita/texts/clinic-import-ru';
import { contentDisposition } from '../../../core/http/content-disposition.ts';
import { exchange, FileAnswer, query } from '../../../core/http/use-case.ts';
import type { Actor } from '../../../core/session/actor.ts';
import type { ImportDeps } from '../deps.ts';
import { answerOf, assertAdminOf, findImport, problemsAfter, toImports } from '../import-store.ts';

const historyMost = 20;
const linesPerPage = 50;
const linesPerPiece = 2_000;

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

export const listProblems = query(listImportProblems, async ({ db, actor, params, query: { afterLine } }) => {
  const { id } = await findImport(db, actor, params.id);
  const problems = await problemsAfter(db, id, afterLine, linesPerPage);
  const lines = new Set(problems.map(({ line }) => line));
  return {
    problems,
    nextAfterLine: lines.size === linesPerPage ? (problems.at(-1)?.line ?? null) : null,
  };
});

const words: Record<Language, ClinicImportTexts> = { et, en, ru, pl };
/** By this mark a spreadsheet knows how the letters are written. */
const byteOrderMark = '\uFEFF';
/** What a spreadsheet would reckon with is shown as it stands. */
const plain = (text: string) => (/^[=+@-]/.test(text) ? `'${text}` : text);
const cell = (text: string) =>
  /[";\r\n]/.test(text) ? `"${plain(text).replaceAll('"', '""')}"` : plain(text);
const rowOf = (...cells: readonly string[]) => `${cells.map(cell).join(';')}\r\n`;

interface ReportWanted {
  readonly actor: Actor;
  readonly importId: string;
  readonly language: Language;
}

/** As on the screen. Piece by piece, so that a report of any length is never whole in memory. */
async function* reportOf(
  { database }: ImportDeps,
  { actor, importId, language }: ReportWanted,
): AsyncGenerator<string> {
  const { result, names: heads, fields, reasons } = words[language].clinicImport;
  const lineOf = ({ line, field, reason, listCode, names }: ImportProblem) =>
    rowOf(
      String(line),
      listCode ?? '',
      `${fields[field]} ${reasons[reason]}`,
      names?.known ?? '',
      names?.imported ?? '',
    );
  yield byteOrderMark + rowOf(result.row, result.list, result.odd, heads.known, heads.imported);
  const context = { userId: actor.userId, personId: actor.personId, clinicIds: actor.clinicIds };
  for (let afterLine = 0; ; ) {
    const problems = await database.read('tervita_clinic', context, (db) =>
      problemsAfter(db, importId, afterLine, linesPerPiece),
    );
    yield problems.map(lineOf).join('');
    const last = problems.at(-1);
    if (!last) return;
    afterLine = last.line;
  }
}

export const downloadReport = (deps: ImportDeps) =>
  exchange(downloadImportReport, async ({ actor, params, query: { locale }, transact }) => {
    const language = locale ?? actor.language ?? defaultLanguageOf(deps.country);
    const record = await transact((tx) => findImport(tx, actor, params.id));
    return new FileAnswer(
      async () => Readable.from(reportOf(deps, { actor, importId: record.id, language })),
      {
        'content-type': 'text/csv; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        'content-disposition': contentDisposition(
          `import-${record.started_at.toISOString().slice(0, 10)}.csv`,
        ),
      },
    );
  });
