import type { Answered } from '@tervita/contract/core';
import type { ClinicEContactDetail } from '@tervita/contract/e-contacts';
import { listRepresentatives } from '@tervita/contract/patients';
import { useEffect, useRef } from 'react';
import { useAnswer } from '../../../../../core/api/index.ts';
import { useFormat, useToday } from '../../../../../core/format/index.ts';
import { Avatar } from '../../../../../ui/avatar.tsx';
import { classNames } from '../../../../../ui/class-names.ts';
import { Icon } from '../../../../../ui/icon.tsx';
import { LinkButton } from '../../../../../ui/link-button.tsx';
import { SmallHeading } from '../../../../../ui/small-heading.tsx';
import { StaffIcon } from '../../../../../ui/staff-icon.tsx';
import { StatusChip } from '../../../../../ui/status-chip.tsx';
import { isMinor } from '../../../../patients/index.ts';
import { fullName } from '../../actions/acted.ts';
import { NotVerified } from '../../not-verified.tsx';
import page from '../detail-page.module.css';
import { newFrom } from '../new-from.ts';
import { useWorkingTexts } from '../texts.ts';
import styles from './people-who-act.module.css';

type Representative = Answered<typeof listRepresentatives>['representatives'][number];

const useRepresentatives = ({ patient, representation }: ClinicEContactDetail) => {
  const { data, refetch } = useAnswer(listRepresentatives, { params: { id: patient.clinicMemberId } });
  const decidedAt = representation?.decidedAt;
  const shown = useRef(decidedAt);
  // A decision, also a colleague's, changes one of them.
  useEffect(() => {
    if (decidedAt && decidedAt !== shown.current) void refetch();
    shown.current = decidedAt;
  }, [decidedAt, refetch]);
  return data?.representatives;
};

function Status({ status, decidedAt }: Representative) {
  const t = useWorkingTexts();
  const format = useFormat();
  if (status === 'UNVERIFIED') return <NotVerified />;
  if (status === 'NOT_KNOWN') return <StatusChip tone="idle">{t.representation.refuse}</StatusChip>;
  return (
    <StatusChip tone="done" icon={<StaffIcon name="user-check" size="sm" />}>
      {t.card.verifiedHere(decidedAt ? format.day(decidedAt) : null)}
    </StatusChip>
  );
}

function Person({ person, detail }: { person: Representative; detail: ClinicEContactDetail }) {
  const t = useWorkingTexts().card;
  const format = useFormat();
  const name = fullName(person);
  const isVerified = person.status === 'CONFIRMED';
  return (
    <li className={styles.person}>
      <Avatar name={name} size="lg" isUnverified={!isVerified} />
      <div className={styles.about}>
        <p className={styles.name}>{name}</p>
        {isVerified ? null : <p className={styles.since}>{t.firstWrote(format.day(person.since))}</p>}
      </div>
      {isVerified ? (
        <LinkButton
          size="sm"
          variant="secondary"
          to={newFrom(detail, 'to-patient', person.userId)}
          aria-label={`${t.write}: ${name}`}
        >
          {t.write}
        </LinkButton>
      ) : null}
      <div className={styles.status}>
        <Status {...person} />
      </div>
    </li>
  );
}

/** Everybody who writes for the patient; a child has to have somebody, so that it is said when there is nobody. */
export function PeopleWhoAct({ detail }: { detail: ClinicEContactDetail }) {
  const today = useToday();
  const t = useWorkingTexts().card;
  const people = useRepresentatives(detail);
  if (!people || (people.length === 0 && !isMinor(detail.patient, today))) return null;
  return (
    <section className={classNames(page.section, styles.people)}>
      <SmallHeading icon={<Icon name="users" size="sm" />} count={people.length}>
        {t.representatives(detail.patient.firstName)}
      </SmallHeading>
      {people.length === 0 ? <p className={styles.note}>{t.noRepresentative}</p> : null}
      <ul className={styles.list}>
        {people.map((person) => (
          <Person key={person.userId} person={person} detail={detail} />
        ))}
      </ul>
      {people.some(({ status }) => status !== 'CONFIRMED') ? (
        <p className={styles.note}>{t.onlyToVerified}</p>
      ) : null}
    </section>
  );
}
