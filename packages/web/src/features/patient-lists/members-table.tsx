import type { ListedPatient } from '@tervita/contract/patients';
import { isAdult } from '@tervita/domain/persons';
import { useConfig } from '../../core/config.ts';
import { useFormat, useToday } from '../../core/format/index.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LazyMenu } from '../../ui/lazy-menu.tsx';
import { maskedCode } from '../../ui/masked-code.ts';
import { phoneText } from '../../ui/phone-text.ts';
import { type Column, Table } from '../../ui/table.tsx';
import { Tag } from '../../ui/tag.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './patient-lists.module.css';
import { usePatientListsTexts } from './texts.ts';

interface Props {
  readonly label: string;
  readonly members: readonly ListedPatient[];
  readonly onEdit: (member: ListedPatient) => void;
  readonly onRemove: (member: ListedPatient) => void;
}

/** In the reader's language, where the register has no first name yet. */
export const useMemberName = () => {
  const { newborn } = usePatientListsTexts().members;
  return ({ firstName, surname, isNewborn }: ListedPatient) =>
    `${isNewborn ? newborn : firstName} ${surname}`;
};

function Phone({ member: { phone, phoneGivenByPatient, birthDate } }: { member: ListedPatient }) {
  const { phoneLocked, ofParent } = usePatientListsTexts().members;
  const today = useToday();
  const { COUNTRY_CODE: country } = useConfig().prmFeatures;
  if (!phone) return '–';
  return (
    <span className={styles.phone}>
      {phoneText(phone, country)}
      {phoneGivenByPatient ? (
        <>
          <Icon name="lock" size="sm" />
          <VisuallyHidden>{phoneLocked}</VisuallyHidden>
        </>
      ) : null}
      {birthDate && !phoneGivenByPatient && !isAdult(birthDate, today) ? (
        <span className={styles.quiet}>{ofParent}</span>
      ) : null}
    </span>
  );
}

function Seen({ member: { lastOnlineAt, cameBy } }: { member: ListedPatient }) {
  const { neverSignedIn } = usePatientListsTexts().members;
  const { moment } = useFormat();
  if (lastOnlineAt) return moment(lastOnlineAt);
  return <span className={styles.quiet}>{cameBy === 'IMPORT' ? '–' : neverSignedIn}</span>;
}

export function MembersTable({ label, members, onEdit, onRemove }: Props) {
  const t = usePatientListsTexts().members;
  const { exactAge, shortAge, yearsOld } = useFormat();
  const nameOf = useMemberName();
  const ageOf = (birthDate: string) => (yearsOld(birthDate) < 7 ? exactAge : shortAge)(birthDate);
  const columns: Column<ListedPatient>[] = [
    { id: 'patient', head: t.patient, cell: (member) => <strong>{nameOf(member)}</strong> },
    {
      id: 'code',
      head: t.code,
      cell: ({ personalCode }) => (personalCode ? maskedCode(personalCode) : '–'),
    },
    { id: 'age', head: t.age, cell: ({ birthDate }) => (birthDate ? ageOf(birthDate) : '–') },
    { id: 'phone', head: t.phone, cell: (member) => <Phone member={member} /> },
    {
      id: 'cameBy',
      head: t.cameByHead,
      cell: ({ cameBy, isConfirmed }) => (
        <span className={styles.cameBy}>
          {t.cameBy[cameBy]}
          {isConfirmed ? null : <Tag tone="new">{t.unconfirmed}</Tag>}
        </span>
      ),
    },
    { id: 'seen', head: t.seen, cell: (member) => <Seen member={member} /> },
    {
      id: 'actions',
      head: t.actions,
      isActions: true,
      cell: (member) => (
        <span className={styles.actions}>
          <Button
            variant="ghost"
            size="sm"
            aria-label={t.editName(nameOf(member))}
            onPress={() => onEdit(member)}
          >
            {t.edit}
          </Button>
          <LazyMenu
            label={t.moreFor(nameOf(member))}
            placement="bottom end"
            trigger={
              <IconButton label={t.moreFor(nameOf(member))}>
                <Icon name="ellipsis" />
              </IconButton>
            }
            entries={[
              { value: 'remove', label: t.remove, isDangerous: true, onAction: () => onRemove(member) },
            ]}
          />
        </span>
      ),
    },
  ];
  return (
    <Table label={label} columns={columns} rows={members} keyOf={({ clinicMemberId }) => clinicMemberId} />
  );
}
