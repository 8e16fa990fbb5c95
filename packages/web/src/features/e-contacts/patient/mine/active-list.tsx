import { type DraftCard, listDrafts, type PatientEContactCard } from '@tervita/contract/e-contacts';
import { TryAgain, useAnswer } from '../../../../core/api/index.ts';
import { usePatientTexts } from '../../../../core/texts/patient.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { Drafts, useUnsentHere, WithDanger } from './drafts/lazy-drafts.tsx';
import { opensLater, TurnCard, WaitingCard } from './e-contact-card.tsx';
import { Unsent } from './lazy-unsent.tsx';
import styles from './my-e-contacts-page.module.css';
import { OlderButton } from './older-button.tsx';
import type { MyEContacts } from './use-my-e-contacts.ts';

interface SectionProps {
  readonly title: string;
  readonly tone: 'turn' | 'wait';
  readonly Card: typeof TurnCard;
  readonly eContacts: readonly PatientEContactCard[];
}

function Section({ title, tone, Card, eContacts }: SectionProps) {
  if (eContacts.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>
        <span className={styles.dot} data-tone={tone} />
        {title}
      </h2>
      <ul className={styles.cards}>
        {eContacts.map((eContact) => (
          <li key={eContact.id}>
            <Card eContact={eContact} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** By the time that their cards show, the newest first. */
const bySent = (one: PatientEContactCard, other: PatientEContactCard): number =>
  other.createdAt.localeCompare(one.createdAt);

export function ActiveList({ answer, pageSize }: { answer: MyEContacts; pageSize: number }) {
  const { core, eContacts } = usePatientTexts();
  const t = eContacts.mine;
  const drafts = useAnswer(listDrafts).data?.drafts.filter(({ isBegun }) => isBegun);
  useUnsentHere();
  const { found } = answer;
  if (answer.isError && !found) {
    return <ErrorState title={t.loadFailed} action={<TryAgain answer={answer} />} />;
  }
  if (!found) return <SkeletonRows label={core.loading} count={3} />;
  if (found.length === 0 && drafts?.length === 0) {
    return (
      <EmptyState icon={<Icon name="message" />} title={t.emptyTitle}>
        {t.emptyText}
      </EmptyState>
    );
  }
  const isAlarming = ({ goesAt, warning }: DraftCard) => goesAt !== null || warning !== null;
  const alarming = (drafts ?? []).filter(isAlarming);
  const calm = (drafts ?? []).filter((draft) => !isAlarming(draft));
  const emergencies = found.filter(({ emergencySince }) => emergencySince !== null);
  const onTurnOf = (party: PatientEContactCard['turn']) =>
    found.filter((each) => each.turn === party && !emergencies.includes(each));
  const mine = onTurnOf('PATIENT');
  const theirs = onTurnOf('CLINIC').toSorted(bySent);
  return (
    <div className={styles.sections}>
      <WithDanger drafts={alarming} eContacts={emergencies} />
      <Section
        title={t.sections.yourTurn}
        tone="turn"
        Card={TurnCard}
        eContacts={mine.filter((each) => !opensLater(each))}
      />
      <Section
        title={t.sections.waiting}
        tone="wait"
        Card={WaitingCard}
        eContacts={theirs.filter(({ areMedicinesDecided }) => !areMedicinesDecided)}
      />
      <Section
        title={t.sections.decided}
        tone="wait"
        Card={WaitingCard}
        eContacts={theirs.filter(({ areMedicinesDecided }) => areMedicinesDecided)}
      />
      <Section title={t.sections.later} tone="wait" Card={TurnCard} eContacts={mine.filter(opensLater)} />
      <Unsent eContacts={onTurnOf(null)} />
      <OlderButton answer={answer} count={pageSize} />
      {calm.length > 0 ? <Drafts drafts={calm} /> : null}
    </div>
  );
}
