import type { Employee } from '@tervita/contract/employees';
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
    <span className={styles.person} data-off={employee.deletedAt !== null || undefined}>
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

export function EmployeesTable({ employees, onChange, onEdit }: Props) {
  const { shell } = useClinicTexts();
  const t = useEmployeesTexts();
  const { day } = useFormat();
  const { userId } = useUser();
  const columns: readonly Column<Employee>[] = [
    { id: 'employee', head: t.columns.employee, cell: (employee) => <Name employee={employee} /> },
    { id: 'role', head: t.columns.role, cell: ({ role }) => shell.employeeRoles[role] },
    {
      id: 'code',
      head: t.columns.personalCode,
      cell: ({ personalCode }) => <MaskedCode code={personalCode} />,
    },
    {
      id: 'list',
      head: t.columns.list,
      cell: ({ listCode, isListDoctor }) =>
        listCode && isListDoctor ? t.doctorOfList(listCode) : (listCode ?? '–'),
    },
    {
      id: 'status',
      head: t.columns.status,
      cell: ({ deletedAt }) =>
        deletedAt ? (
          <StatusChip tone="idle">{t.deactivatedOn(day(deletedAt))}</StatusChip>
        ) : (
          <StatusChip tone="done">{t.active}</StatusChip>
        ),
    },
    {
      id: 'actions',
      head: t.columns.actions,
      isActions: true,
      cell: (employee) => {
        const name = `${employee.firstName} ${employee.surname}`;
        const isActive = employee.deletedAt === null;
        return (
          <span className={styles.actions}>
            {onEdit && isActive ? (
              <Button
                size="sm"
                variant="ghost"
                aria-label={t.edit.whom(name)}
                onPress={() => onEdit(employee)}
              >
                {t.edit.open}
              </Button>
            ) : null}
            {employee.userId === userId ? null : (
              <Button
                size="sm"
                variant="ghost"
                aria-label={isActive ? t.deactivateWhom(name) : t.activateWhom(name)}
                onPress={() => onChange(employee)}
              >
                {isActive ? t.deactivate : t.activate}
              </Button>
            )}
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
