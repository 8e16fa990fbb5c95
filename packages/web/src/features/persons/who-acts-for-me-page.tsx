import { listPersons, type RepresentationClaim, whoActsForMe } from '@tervita/contract/persons';
import { type ReactNode, useId, useRef, useState } from 'react';
import { NotLoaded, showError, useAnswer } from '../../core/api/index.ts';
import { ColumnPage } from '../../core/form/index.ts';
import { useFormat } from '../../core/format/index.ts';
import { saveRequestedRoute } from '../../core/session/index.ts';
import { useProfileTexts } from '../../core/texts/profile.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconTile } from '../../ui/icon-tile.tsx';
import { LazyConfirmDialog } from '../../ui/lazy-overlays.tsx';
import { RowLink } from '../../ui/list-row.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { goToDigitalId } from '../auth/index.ts';
import { KeptBy } from './kept-by.tsx';
import styles from './persons.module.css';
import { usePersonsTexts } from './texts.ts';
import { nameOf, useClaimDecision } from './use-decisions.ts';
import { WaitingClaim, WaitingClinic } from './waiting-cards.tsx';

interface SectionProps {
  readonly title: string;
  readonly waits?: boolean;
  readonly children: ReactNode;
}

function Section({ title, waits = false, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title} data-waits={waits || undefined}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function ActsForMe({ claim, onEnded }: { claim: RepresentationClaim; onEnded: () => void }) {
  const t = usePersonsTexts();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const { decide, isPending } = useClaimDecision(claim, onEnded);
  const name = nameOf(claim);
  return (
    <Card as="li">
      <div className={styles.who}>
        <Avatar name={name} size="lg" />
        <div>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.hint}>
            {claim.lastAt ? t.eContacts(claim.eContacts, format.day(claim.lastAt)) : t.noEContacts}
          </p>
        </div>
        <Button variant="secondary" onPress={() => setAsking(true)}>
          {t.endNow}
        </Button>
      </div>
      {claim.confirmedAt ? (
        <p className={styles.confirmed}>
          <Icon name="circle-check" size="sm" />
          {t.confirmed(format.day(claim.confirmedAt))}
        </p>
      ) : null}
      <LazyConfirmDialog
        isDangerous
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t.endTitle(name)}
        confirmLabel={t.endConfirm}
        cancelLabel={t.keep}
        isPending={isPending}
        pendingLabel={t.ending}
        onConfirm={() => decide(false)}
      >
        {t.endText}
      </LazyConfirmDialog>
    </Card>
  );
}

/** What waits is shown to nobody but the person: a session without the digital ID does not prove that. */
function ProveFirst() {
  const { low } = usePersonsTexts();
  const [isGoing, setGoing] = useState(false);
  const go = () => {
    setGoing(true);
    saveRequestedRoute('/who-acts-for-me');
    goToDigitalId({ confirm: true }).catch((error: unknown) => {
      setGoing(false);
      showError(error);
    });
  };
  return (
    <Callout
      tone="info"
      title={low.title}
      action={
        <Button size="sm" variant="secondary" isPending={isGoing} onPress={go}>
          {low.action}
        </Button>
      }
    >
      {low.text}
    </Callout>
  );
}

function PeopleIActFor() {
  const t = usePersonsTexts();
  const format = useFormat();
  const persons = useAnswer(listPersons).data?.persons.filter(({ isMe }) => !isMe) ?? [];
  return (
    <Card isFlush>
      <RowLink
        to="/e-contacts/choose-patient"
        icon={<Icon name="user" />}
        title={t.actFor}
        hint={persons.length > 0 ? format.list(persons.map(nameOf)) : t.actForNobody}
      />
    </Card>
  );
}

/** Who says that they act for the signed-in person, and which clinics keep them; what waits for a word comes first. */
export function Component() {
  const t = usePersonsTexts();
  const { core } = useProfileTexts();
  const { data, isError, error, refetch } = useAnswer(whoActsForMe);
  const top = useRef<HTMLDivElement>(null);
  // The card that was answered is gone: one goes on with what is left.
  const goOn = () => top.current?.focus();
  if (!data)
    return (
      <ColumnPage title={t.title} lead={t.lead}>
        {isError ? (
          <NotLoaded answer={{ error, refetch }} />
        ) : (
          <SkeletonRows label={core.loading} count={3} />
        )}
      </ColumnPage>
    );
  const waitingClaims = data.claims.filter(({ confirmedAt }) => !confirmedAt);
  const waitingClinics = data.clinics.filter(({ confirmedAt }) => !confirmedAt);
  const acting = data.claims.filter(({ confirmedAt }) => confirmedAt);
  const clinics = data.clinics.filter(({ confirmedAt }) => confirmedAt);
  return (
    <ColumnPage title={t.title} lead={t.lead}>
      <div ref={top} tabIndex={-1} className={styles.section}>
        {data.mayDecide ? null : <ProveFirst />}
        {waitingClaims.length + waitingClinics.length > 0 ? (
          <Section title={t.waiting} waits>
            <ul className={styles.list}>
              {waitingClaims.map((claim) => (
                <WaitingClaim key={claim.claimId} claim={claim} onDecided={goOn} />
              ))}
              {waitingClinics.map((clinic) => (
                <WaitingClinic key={clinic.clinicMemberId} clinic={clinic} onDecided={goOn} />
              ))}
            </ul>
          </Section>
        ) : null}
        {data.mayDecide ? (
          <Section title={t.acts}>
            {acting.length === 0 ? <p className={styles.hint}>{t.nobody}</p> : null}
            <ul className={styles.list}>
              {acting.map((claim) => (
                <ActsForMe key={claim.claimId} claim={claim} onEnded={goOn} />
              ))}
            </ul>
          </Section>
        ) : null}
        <Section title={t.clinics}>
          {clinics.length === 0 ? <p className={styles.hint}>{t.noClinics}</p> : null}
          <ul className={styles.list}>
            {clinics.map((clinic) => (
              <Card as="li" key={clinic.clinicMemberId}>
                <div className={styles.who}>
                  <IconTile>
                    <Icon name="clinic" />
                  </IconTile>
                  <KeptBy clinic={clinic} />
                </div>
              </Card>
            ))}
          </ul>
        </Section>
        <PeopleIActFor />
        {data.mayDecide ? (
          <p className={styles.note}>
            <Icon name="info" size="sm" />
            {t.because}
          </p>
        ) : null}
      </div>
    </ColumnPage>
  );
}
