import { type ClinicApplication, listApplications } from '@tervita/contract/platform-admin';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAnswer } from '../../../core/api/index.ts';
import { useFormat } from '../../../core/format/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { ClinicsState } from '../page-state.tsx';
import { PlatformFrame } from '../platform-frame.tsx';
import { usePlatformTexts } from '../texts.ts';
import styles from './applications.module.css';

const DeclineDialog = lazy(async () => ({ default: (await import('./decline-dialog.tsx')).DeclineDialog }));

const factsOf = (
  application: ClinicApplication,
  { applications: t, clinics }: ReturnType<typeof usePlatformTexts>,
) => {
  const { companyName, registrationCode, address, country, email, phone, website } = application;
  const { firstName, surname, contactEmail, agreementVersion } = application;
  return [
    [t.company, `${companyName}, ${registrationCode}`],
    [t.address, [address, country].join(', ')],
    [t.contact, [`${firstName} ${surname}`, contactEmail].join(', ')],
    [clinics.columns.clinic, [email, phone, website].filter(Boolean).join(', ')],
    [t.agreement, t.agreed(agreementVersion)],
  ] as const;
};

function Waiting({ application, onDecline }: { application: ClinicApplication; onDecline: () => void }) {
  const words = usePlatformTexts();
  const t = words.applications;
  const { moment } = useFormat();
  return (
    <Card as="section" aria-labelledby={application.id}>
      <div className={styles.application}>
        <div className={styles.head}>
          <h3 id={application.id}>{application.clinicName}</h3>
          <span className={styles.muted}>{t.sentOn(moment(application.createdAt))}</span>
        </div>
        <dl className={styles.facts}>
          {factsOf(application, words).map(([label, value]) => [
            <dt key={`${label}?`}>{label}</dt>,
            <dd key={label}>{value}</dd>,
          ])}
        </dl>
        {application.isKnownCompany ? <Callout tone="turn">{t.known}</Callout> : null}
        <div className={styles.actions}>
          <LinkButton to={`/prm/add-clinic?application=${application.id}`}>{t.accept}</LinkButton>
          <Button variant="secondary" onPress={onDecline}>
            {t.decline}
          </Button>
        </div>
      </div>
    </Card>
  );
}

function Decided({ application }: { readonly application: ClinicApplication }) {
  const t = usePlatformTexts().applications;
  const { moment } = useFormat();
  const { status, clinicName, companyName, decidedAt, decidedByName, declineReason } = application;
  return (
    <li className={styles.decided}>
      <span>
        <b>{clinicName}</b> <span className={styles.muted}>{companyName}</span>
        {declineReason ? <span className={styles.reason}>{declineReason}</span> : null}
      </span>
      <StatusChip tone={status === 'ACCEPTED' ? 'done' : 'idle'}>{t.statuses[status]}</StatusChip>
      <span className={styles.muted}>
        {t.decidedBy(decidedByName ?? '', decidedAt ? moment(decidedAt) : '')}
      </span>
    </li>
  );
}

/** Clinics that asked to join. Accepting one leads to the form for a clinic, filled in. */
export function Component() {
  const t = usePlatformTexts().applications;
  const [params] = useSearchParams();
  const from = params.get('from') ?? undefined;
  const answer = useAnswer(listApplications, { query: from ? { from } : {} });
  const [declined, setDeclined] = useState<ClinicApplication>();
  return (
    <PlatformFrame view="applications">
      <ClinicsState answer={answer}>
        {({ applications, next }) => {
          const open = applications.filter(({ status }) => status === 'OPEN');
          const decided = applications.filter(({ status }) => status !== 'OPEN');
          return (
            <div className={styles.list}>
              {open.length === 0 ? (
                <EmptyState icon={<Icon name="clinic" size="xl" />} title={t.none}>
                  {t.noneText}
                </EmptyState>
              ) : (
                <h2>{t.waiting}</h2>
              )}
              {open.map((application) => (
                <Waiting
                  key={application.id}
                  application={application}
                  onDecline={() => setDeclined(application)}
                />
              ))}
              {next || from ? (
                <nav className={styles.actions} aria-label={t.waiting}>
                  {from ? (
                    <LinkButton variant="secondary" to="/prm/applications">
                      {t.oldest}
                    </LinkButton>
                  ) : null}
                  {next ? (
                    <LinkButton variant="secondary" to={`/prm/applications?from=${next}`}>
                      {t.next}
                    </LinkButton>
                  ) : null}
                </nav>
              ) : null}
              {decided.length > 0 ? (
                <>
                  <h2>{t.decided}</h2>
                  <Card isFlush>
                    <ul className={styles.rows}>
                      {decided.map((application) => (
                        <Decided key={application.id} application={application} />
                      ))}
                    </ul>
                  </Card>
                </>
              ) : null}
            </div>
          );
        }}
      </ClinicsState>
      {declined ? (
        <Suspense>
          <DeclineDialog application={declined} onClose={() => setDeclined(undefined)} />
        </Suspense>
      ) : null}
    </PlatformFrame>
  );
}
