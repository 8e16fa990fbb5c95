import type { MessagePatient } from '@tervita/contract/message-centre';
import { isAdult } from '@tervita/domain/persons';
import { useFormat, useToday } from '../../../core/format/index.ts';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { useMessageTexts } from '../texts.ts';
import styles from './recipients.module.css';

interface Props {
  readonly patients: readonly MessagePatient[];
  readonly except: readonly string[];
  readonly onChange: (except: readonly string[]) => void;
}

const tones = {
  REACHABLE: 'done',
  SHARED: 'idle',
  ABROAD: 'idle',
  LANDLINE: 'idle',
  INVALID: 'danger',
  MISSING: 'idle',
} as const;

export function PatientTable({ patients, except, onChange }: Props) {
  const t = useMessageTexts();
  const format = useFormat();
  const today = useToday();
  const out = new Set(except);
  const shown = patients.map(({ clinicMemberId }) => clinicMemberId);
  const outShown = shown.filter((id) => out.has(id)).length;
  const toggle = (id: string, isIn: boolean) =>
    onChange(isIn ? except.filter((one) => one !== id) : [...except, id]);
  const columns: Column<MessagePatient>[] = [
    {
      id: 'choose',
      head: t.list.choose,
      isActions: true,
      cell: ({ clinicMemberId: id, firstName, surname }) => (
        <Checkbox isLabelHidden checked={!out.has(id)} onChange={(event) => toggle(id, event.target.checked)}>
          {t.list.chooseOne(`${firstName} ${surname}`)}
        </Checkbox>
      ),
    },
    { id: 'name', head: t.list.name, cell: ({ firstName, surname }) => <b>{`${surname}, ${firstName}`}</b> },
    { id: 'code', head: t.list.code, cell: ({ personalCode }) => personalCode ?? '–' },
    {
      id: 'age',
      head: t.list.age,
      align: 'end',
      cell: ({ birthDate }) => (birthDate ? format.yearsOld(birthDate) : '–'),
    },
    { id: 'list', head: t.list.listCode, cell: ({ listCode }) => listCode ?? '–' },
    {
      id: 'phone',
      head: t.list.phone,
      cell: ({ phone, numberKind, birthDate }) => (
        <>
          {phone ? `${phone} ` : ''}
          {numberKind === 'REACHABLE' ? null : (
            <StatusChip tone={tones[numberKind]}>{t.kinds[numberKind]}</StatusChip>
          )}
          {phone && birthDate && !isAdult(birthDate, today) ? (
            <span className={styles.ofParent}>{t.list.ofParent}</span>
          ) : null}
        </>
      ),
    },
  ];
  return (
    <Card isFlush>
      <div className={styles.all}>
        <Checkbox
          checked={outShown === 0}
          isIndeterminate={outShown > 0 && outShown < shown.length}
          onChange={(event) => onChange(event.target.checked ? [] : shown)}
        >
          {t.list.chooseAll}
        </Checkbox>
      </div>
      <div className={styles.scroll}>
        <Table label={t.list.label} columns={columns} rows={patients} keyOf={(row) => row.clinicMemberId} />
      </div>
    </Card>
  );
}
