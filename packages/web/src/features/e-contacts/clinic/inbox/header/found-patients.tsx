import { searchPatients } from '@tervita/contract/patients';
import { useAnswer } from '../../../../../core/api/index.ts';
import { useFormat } from '../../../../../core/format/index.ts';
import { useSelectedClinic } from '../../../../../core/session/index.ts';
import { Avatar } from '../../../../../ui/avatar.tsx';
import { CountBadge } from '../../../../../ui/count-badge.tsx';
import { EmptyState } from '../../../../../ui/empty-state.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { LinkButton } from '../../../../../ui/link-button.tsx';
import { fullName } from '../../actions/acted.ts';
import { newAddress } from '../detail-address.ts';
import { useInboxMoreTexts } from '../texts.ts';
import styles from './found-patients.module.css';
import { goThroughPatients, patientMark } from './go-through-patients.ts';

const shownMost = 4;

interface Props {
  readonly search: string;
  readonly onSearch: (text: string) => void;
  /** How many e-contacts were found; undefined while that is not known. */
  readonly eContacts: number | undefined;
}

/** Patients above their e-contacts; nobody and nothing found says so, and how to go on. */
export function FoundPatients({ search, onSearch, eContacts }: Props) {
  const t = useInboxMoreTexts();
  const format = useFormat();
  const clinicId = useSelectedClinic()?.clinicId ?? '';
  const query = { clinicId, search: search.trim() };
  const patients = useAnswer(searchPatients, { query }, { enabled: clinicId !== '', keepsPrevious: true })
    .data?.patients;
  const bornOf = (birthDate: string | null) =>
    birthDate ? [format.day(`${birthDate}T12:00:00Z`), format.shortAge(birthDate)] : [];
  if (!patients) return null;
  if (patients.length === 0 && eContacts === 0)
    return (
      <EmptyState
        icon={<Icon name="search" />}
        title={t.nobodyTitle}
        action={<LinkButton to={newAddress('as-patient')}>{t.addPatient}</LinkButton>}
      >
        {t.nobodyText}
      </EmptyState>
    );
  return (
    <div role="status">
      {patients.length > 0 ? (
        <section className={styles.found} aria-label={t.patients}>
          <h2 className={styles.title}>
            {t.patients} <CountBadge>{patients.length}</CountBadge>
          </h2>
          <ul className={styles.list} onKeyDown={goThroughPatients}>
            {patients.slice(0, shownMost).map((patient) => (
              <li key={patient.clinicMemberId} className={styles.row}>
                <Avatar name={fullName(patient)} />
                <button
                  type="button"
                  className={styles.name}
                  {...patientMark}
                  onClick={() => onSearch(fullName(patient))}
                >
                  <b>{fullName(patient)}</b>{' '}
                  <span className={styles.about}>
                    {[...bornOf(patient.birthDate), patient.listCode ?? ''].filter(Boolean).join(' · ')}
                  </span>
                </button>
                <LinkButton
                  size="sm"
                  variant="secondary"
                  to={newAddress('to-patient', patient.clinicMemberId)}
                  aria-label={t.writeTo(fullName(patient))}
                >
                  {t.write}
                </LinkButton>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <h2 className={styles.title}>
        {t.eContacts} {eContacts === undefined ? null : <CountBadge>{eContacts}</CountBadge>}
      </h2>
      {eContacts === 0 ? <p className={styles.none}>{t.noEContacts}</p> : null}
    </div>
  );
}
