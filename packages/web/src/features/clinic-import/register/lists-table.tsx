import type { RegisterList } from '@tervita/contract/clinic-import';
import { isImportOld } from '@tervita/domain/clinic-import';
import { now } from '../../../core/clock.ts';
import { useFormat } from '../../../core/format/index.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import styles from '../clinic-import.module.css';
import { useClinicImportTexts } from '../texts.ts';

interface Props {
  readonly lists: readonly RegisterList[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (listCode: string, isChosen: boolean) => void;
}

function LastImport({ at }: { at: string | null }) {
  const t = useClinicImportTexts().lists;
  const { day } = useFormat();
  if (at === null) return <span className={styles.quiet}>{t.never}</span>;
  if (!isImportOld(new Date(at), now())) return day(at);
  return (
    <StatusChip tone="turn" icon={<Icon name="clock" size="sm" />}>
      {day(at)}
    </StatusChip>
  );
}

export function RegisterListsTable({ lists, chosen, onChoose }: Props) {
  const t = useClinicImportTexts().lists;
  const { number } = useFormat();
  const columns: Column<RegisterList>[] = [
    {
      id: 'list',
      head: t.list,
      cell: ({ listCode }) => (
        <Checkbox
          checked={chosen.has(listCode)}
          aria-label={t.choose(listCode)}
          onChange={({ target }) => onChoose(listCode, target.checked)}
        >
          <strong>{listCode}</strong>
        </Checkbox>
      ),
    },
    {
      id: 'doctor',
      head: t.doctor,
      cell: ({ doctor }) => (
        <span>
          {doctor.firstName} {doctor.surname} <span className={styles.quiet}>{doctor.code}</span>
        </span>
      ),
    },
    { id: 'register', head: t.inRegister, align: 'end', cell: ({ patientCount }) => number(patientCount) },
    {
      id: 'here',
      head: t.here,
      align: 'end',
      cell: ({ hereCount }) => (
        <span className={styles.quiet}>{hereCount === null ? t.isNew : number(hereCount)}</span>
      ),
    },
    { id: 'last', head: t.lastImport, cell: ({ lastImportedAt }) => <LastImport at={lastImportedAt} /> },
  ];
  return <Table label={t.label} columns={columns} rows={lists} keyOf={({ listCode }) => listCode} />;
}
