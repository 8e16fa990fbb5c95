import type { listPatientLists } from '@tervita/contract/clinics';
import type { Answered } from '@tervita/contract/core';
import { isImportOld } from '@tervita/domain/clinic-import';
import { Link } from 'react-router';
import { now } from '../../core/clock.ts';
import { useFormat } from '../../core/format/index.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LazyMenu } from '../../ui/lazy-menu.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import styles from './patient-lists.module.css';
import { usePatientListsTexts } from './texts.ts';

export type PatientList = Answered<typeof listPatientLists>['patientListWithClinicians'][number];

interface ListLine extends Omit<PatientList, 'code'> {
  /** Null: patients who are on no list. */
  readonly code: string | null;
}

interface Props {
  readonly lists: readonly PatientList[];
  readonly withoutList: number;
  readonly chosen: string | null;
  readonly addressOf: (code: string | null) => string;
  readonly isAdmin: boolean;
}

/** A list without patients is one that no longer exists: nobody can import it. */
export const isListOld = ({
  lastImportAt,
  patientCount,
}: Pick<PatientList, 'lastImportAt' | 'patientCount'>): boolean =>
  patientCount > 0 && isImportOld(lastImportAt === null ? null : new Date(lastImportAt), now());

const nobodysList = {
  code: null,
  doctorName: null,
  registrationNumber: null,
  lastImportAt: null,
  lastImport: null,
} as const;

function LastImport({ list }: { list: ListLine }) {
  const t = usePatientListsTexts().table;
  const { day } = useFormat();
  if (list.code === null) return null;
  if (list.lastImportAt === null) return <span className={styles.quiet}>{t.never}</span>;
  const date = day(list.lastImportAt);
  if (isListOld(list))
    return (
      <StatusChip tone="turn" icon={<Icon name="clock" size="sm" />}>
        {t.monthAgo(date)}
      </StatusChip>
    );
  return list.lastImport ? t.by(date, list.lastImport.byName) : date;
}

/** What else can be done with a list. */
function ListMenu({ code, isAdmin }: { code: string; isAdmin: boolean }) {
  const t = usePatientListsTexts().table;
  return (
    <LazyMenu
      label={t.moreFor(code)}
      placement="bottom end"
      trigger={
        <IconButton label={t.moreFor(code)}>
          <Icon name="ellipsis" />
        </IconButton>
      }
      entries={[
        {
          value: 'e-contacts',
          label: t.eContacts,
          href: `/clinic-e-contacts?${new URLSearchParams({ list: code })}`,
        },
        ...(isAdmin
          ? [{ value: 'import', label: t.importAgain, href: '/admin/clinic-import?import=new' }]
          : []),
      ]}
    />
  );
}

/** A line is chosen by its code, which is a link: the patients of that list stand below. */
export function ListsTable({ lists, withoutList, chosen, addressOf, isAdmin }: Props) {
  const { table: t, members } = usePatientListsTexts();
  const { number } = useFormat();
  const lines: ListLine[] = [
    ...lists,
    ...(withoutList > 0 ? [{ ...nobodysList, patientCount: withoutList }] : []),
  ];
  const columns: Column<ListLine>[] = [
    {
      id: 'list',
      head: t.list,
      cell: ({ code }) => (
        <Link
          className={styles.code}
          to={addressOf(code)}
          preventScrollReset
          aria-current={code === chosen ? 'true' : undefined}
          aria-label={t.show(code ?? t.withoutList)}
        >
          {code ?? t.withoutList}
        </Link>
      ),
    },
    { id: 'doctor', head: t.doctor, cell: ({ doctorName }) => doctorName ?? '–' },
    { id: 'number', head: t.registrationNumber, cell: ({ registrationNumber }) => registrationNumber ?? '–' },
    { id: 'patients', head: t.patients, align: 'end', cell: ({ patientCount }) => number(patientCount) },
    {
      id: 'change',
      head: t.sinceBefore,
      align: 'end',
      cell: ({ lastImport }) =>
        lastImport ? (
          <span className={styles.change}>
            <span>+{number(lastImport.new)}</span> <span>−{number(lastImport.left)}</span>
          </span>
        ) : (
          '–'
        ),
    },
    { id: 'import', head: t.lastImport, cell: (list) => <LastImport list={list} /> },
    {
      id: 'more',
      head: members.actions,
      isActions: true,
      cell: ({ code }) => (code === null ? null : <ListMenu code={code} isAdmin={isAdmin} />),
    },
  ];
  return (
    <Card isFlush>
      <Table
        label={t.label}
        columns={columns}
        rows={lines}
        keyOf={({ code }) => code ?? ''}
        isCurrent={({ code }) => code === chosen}
      />
    </Card>
  );
}
