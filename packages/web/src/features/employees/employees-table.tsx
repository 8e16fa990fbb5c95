import type { Employee } from '@tervita/contract/employees';
import { isForAdmins } from '@tervita/domain/employees';
import { useFormat } from '../../core/format/index.ts';
import { useUser } from '../../core/session/index.ts';
import { useClinicTexts } from '../../core/texts/clinic.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { Tag } from '../../ui/tag.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './employees.module.css';
import { useEmployeesTexts } from './texts.ts';

interface Props {
  readonly employees: readonly Employee[];
  readonly onChange: (employee: Employee) => void;
  /** Undefined: whoever looks doesn't decide about doctors, admins and who waits. */
  readonly onDecide: ((employee: Employee, isAccepted: boolean) => void) | undefined;
  /** Only an admin corrects how somebody is written down. */
  readonly onEdit: ((employee: Employee) => void) | undefined;
}

const shownDigits = 3;

/** The first digits tell two people apart; the rest is nobody's business over a shoulder. */
function MaskedCode({ code }: { code: string | null }) {
  const t = useEmployeesTexts();
  if (code === null) return '–';
  const digits = code.slice(0, shownDigits);
  return (
    <span className={styles.code}>
      <span aria-hidden>{digits + '•'.repeat(code.length - shownDigits)}</span>
      <VisuallyHidden>{t.codeHidden(digits)}</VisuallyHidden>
    </span>
  );
}

function Name({ employee }: { employee: Employee }) {
  const t = useEmployeesTexts();
  const { userId } = useUser();
  const name = `${employee.firstName} ${employee.surname}`;
  return (
    <span
      className={styles.person}
      data-off={(employee.deletedAt !== null && employee.waitsSince === null) || undefined}
    >
      <Avatar name={name} />
      <span className={styles.words}>
        <span className={styles.name}>
          {name}
          {employee.userId === userId ? <Tag>{t.you}</Tag> : null}
          {employee.isAdmin ? <Tag tone="outline">{t.admin}</Tag> : null}
        </span>
        {employee.email ? <span className={styles.email}>{employee.email}</span> : null}
      </span>
    </span>
  );
}

/** Two buttons for somebody who waits; one for the others, where whoever looks may press it. */
function Decision({
  employee,
  onChange,
  onDecide,
}: Omit<Props, 'employees' | 'onEdit'> & { employee: Employee }) {
  const t = useEmployeesTexts();
  const { userId } = useUser();
  const name = `${employee.firstName} ${employee.surname}`;
  const isActive = employee.deletedAt === null;
  const waits = employee.waitsSince !== null;
  if (employee.userId === userId) return null;
  if (!onDecide && (waits || isForAdmins(employee)))
    return <span className={styles.note}>{t.forAdmins}</span>;
  if (waits)
    return (
      <>
        <Button size="sm" aria-label={t.acceptWhom(name)} onPress={() => onDecide?.(employee, true)}>
          {t.accept}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={t.refuseWhom(name)}
          onPress={() => onDecide?.(employee, false)}
        >
          {t.refuse}
        </Button>
      </>
    );
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-label={isActive ? t.deactivateWhom(name) : t.activateWhom(name)}
      onPress={() => onChange(employee)}
    >
      {isActive ? t.deactivate : t.activate}
    </Button>
  );
}

function Status({ employee: { deletedAt, waitsSince } }: { employee: Employee }) {
  const t = useEmployeesTexts();
  const { day } = useFormat();
  if (waitsSince) return <StatusChip tone="wait">{t.waits}</StatusChip>;
  if (deletedAt) return <StatusChip tone="idle">{t.deactivatedOn(day(deletedAt))}</StatusChip>;
  return <StatusChip tone="done">{t.active}</StatusChip>;
}

export function EmployeesTable({ employees, onChange, onDecide, onEdit }: Props) {
  const { shell } = useClinicTexts();
  const t = useEmployeesTexts();
  const code: Column<Employee> = {
    id: 'code',
    head: t.columns.personalCode,
    cell: ({ personalCode }) => <MaskedCode code={personalCode} />,
  };
  const columns: readonly Column<Employee>[] = [
    { id: 'employee', head: t.columns.employee, cell: (employee) => <Name employee={employee} /> },
    { id: 'role', head: t.columns.role, cell: ({ role }) => shell.employeeRoles[role] },
    // Only admins are told codes.
    ...(onEdit ? [code] : []),
    {
      id: 'list',
      head: t.columns.list,
      cell: ({ listCode, isListDoctor }) =>
        listCode && isListDoctor ? t.doctorOfList(listCode) : (listCode ?? '–'),
    },
    {
      id: 'status',
      head: t.columns.status,
      cell: (employee) => <Status employee={employee} />,
    },
    {
      id: 'actions',
      head: t.columns.actions,
      isActions: true,
      cell: (employee) => {
        const name = `${employee.firstName} ${employee.surname}`;
        return (
          <span className={styles.actions}>
            {onEdit && employee.deletedAt === null ? (
              <Button
                size="sm"
                variant="ghost"
                aria-label={t.edit.whom(name)}
                onPress={() => onEdit(employee)}
              >
                {t.edit.open}
              </Button>
            ) : null}
            <Decision {...{ employee, onChange, onDecide }} />
          </span>
        );
      },
    },
  ];
  return (
    <Card isFlush>
      <Table label={t.title} columns={columns} rows={employees} keyOf={(employee) => employee.userId} />
    </Card>
  );
}
