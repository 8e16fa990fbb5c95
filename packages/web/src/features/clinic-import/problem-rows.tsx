import { useInfiniteQuery } from '@tanstack/react-query';
import {
  downloadImportReport,
  type ImportProblem,
  type ListImport,
  listImportProblems,
} from '@tervita/contract/clinic-import';
import { pathOf } from '@tervita/contract/core';
import { getPatient } from '@tervita/contract/patients';
import { importProblemsMost } from '@tervita/domain/clinic-import';
import { useState } from 'react';
import { call, queryKeyOf, useAnswer } from '../../core/api/index.ts';
import { useFormat } from '../../core/format/index.ts';
import { useClinicTexts } from '../../core/texts/clinic.ts';
import { useLanguage } from '../../core/texts/index.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { LazyEditPatient } from '../patients/index.ts';
import styles from './clinic-import.module.css';
import { CompareNames } from './compare-names.tsx';
import { useClinicImportTexts } from './texts.ts';

const firstFew = 4;

const useProblems = (importId: string) => {
  const answer = useInfiniteQuery({
    queryKey: [...queryKeyOf(listImportProblems), importId],
    queryFn: ({ pageParam, signal }) =>
      call(listImportProblems, { params: { id: importId }, query: { afterLine: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last) => last.nextAfterLine ?? undefined,
  });
  return { ...answer, problems: answer.data?.pages.flatMap(({ problems }) => problems) ?? [] };
};

/** The clinic's own record that a row speaks of. */
function MemberOfRow({ clinicMemberId, onClose }: { clinicMemberId: string; onClose: () => void }) {
  const patient = useAnswer(getPatient, { params: { id: clinicMemberId } }).data;
  return patient ? <LazyEditPatient patient={patient} isOpen onClose={onClose} /> : null;
}

/** Rows that were left out or that somebody should look at: where, and why. */
export function ProblemRows({ shown }: { shown: ListImport }) {
  const { core } = useClinicTexts();
  const t = useClinicImportTexts();
  const language = useLanguage();
  const { number } = useFormat();
  const { problems, hasNextPage, isFetchingNextPage, fetchNextPage } = useProblems(shown.id);
  const [isWhole, setWhole] = useState(false);
  const [memberId, setMemberId] = useState<string>();
  const [compared, setCompared] = useState<ImportProblem>();
  if (shown.problems === 0) return null;
  const columns: Column<ImportProblem>[] = [
    {
      id: 'row',
      head: t.result.row,
      cell: ({ line, listCode }) => (
        <span className={styles.line}>
          {listCode ? <strong>{listCode}</strong> : null} {listCode ? '· ' : ''}
          {number(line)}
        </span>
      ),
    },
    {
      id: 'odd',
      head: t.result.odd,
      cell: ({ field, reason, names }) =>
        names ? t.names.other(names.known, names.imported) : `${t.fields[field]} ${t.reasons[reason]}`,
    },
    {
      id: 'open',
      head: t.result.open,
      isActions: true,
      cell: (problem) => {
        const { line, clinicMemberId, names } = problem;
        if (names)
          return (
            <Button
              variant="ghost"
              size="sm"
              aria-label={t.names.compareRow(line)}
              onPress={() => setCompared(problem)}
            >
              {t.names.compare}
            </Button>
          );
        return clinicMemberId ? (
          <Button
            variant="ghost"
            size="sm"
            aria-label={t.result.openRow(line)}
            onPress={() => setMemberId(clinicMemberId)}
          >
            {t.result.open}
          </Button>
        ) : null;
      },
    },
  ];
  const more = shown.problems - new Set(problems.map(({ line }) => line)).size;
  const report = `${pathOf(downloadImportReport).replace(':id', shown.id)}?locale=${language}`;
  return (
    <div className={styles.problems}>
      <Table
        label={t.problemsLabel}
        columns={columns}
        rows={isWhole ? problems : problems.slice(0, firstFew)}
        keyOf={({ line, field, reason }) => `${line}/${field}/${reason}`}
      />
      {isWhole && !hasNextPage && more > 0 ? (
        <p>{t.result.moreThanKept(number(importProblemsMost), number(more))}</p>
      ) : null}
      <div className={styles.between}>
        {!isWhole && problems.length > firstFew ? (
          <Button variant="ghost" onPress={() => setWhole(true)}>
            {t.result.showAll(number(shown.problems))}
          </Button>
        ) : null}
        {isWhole && hasNextPage ? (
          <Button
            variant="ghost"
            isPending={isFetchingNextPage}
            pendingLabel={core.loading}
            onPress={() => void fetchNextPage()}
          >
            {t.result.more}
          </Button>
        ) : null}
        <LinkButton variant="ghost" to={report} reloadDocument icon={<Icon name="download" />}>
          {t.result.report}
        </LinkButton>
      </div>
      {compared ? (
        <CompareNames
          key={compared.line}
          importId={shown.id}
          problem={compared}
          onClose={() => setCompared(undefined)}
        />
      ) : null}
      {memberId ? <MemberOfRow clinicMemberId={memberId} onClose={() => setMemberId(undefined)} /> : null}
    </div>
  );
}
