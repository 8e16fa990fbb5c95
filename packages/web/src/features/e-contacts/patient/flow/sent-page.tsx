import { getPatientTimeline } from '@tervita/contract/e-contacts';
import { Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useAnswer } from '../../../../core/api/index.ts';
import { useEmergencyNumber } from '../../../../core/config.ts';
import { usePatientTexts } from '../../../../core/texts/patient.ts';
import { BottomBar } from '../../../../ui/bottom-bar.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { PageTitle } from '../../../../ui/page-title.tsx';
import { NoticesOffer } from '../../../notifications/index.ts';
import flow from './flow.module.css';
import styles from './sent-page.module.css';

export function Component() {
  const emergencyNumber = useEmergencyNumber();
  const { eContacts, problemTypes } = usePatientTexts();
  const t = eContacts.sent;
  const [search] = useSearchParams();
  const id = search.get('eContactId') ?? '';
  const sent = useAnswer(getPatientTimeline, { params: { id } }, { enabled: id !== '' });
  if (id === '' || sent.isError) return <Navigate replace to="/my-e-contacts" />;
  const eContact = sent.data?.eContact;
  return (
    <>
      <div className={flow.page}>
        <span className={styles.leaf}>
          <Icon name="check" size="lg" />
        </span>
        <PageTitle takesFocus>{t.title}</PageTitle>
        {eContact ? (
          <p className={flow.muted}>{t.text(problemTypes.labels[eContact.type], eContact.clinic.name)}</p>
        ) : null}
        <h2 className={flow.heading}>{t.nextTitle}</h2>
        <Card isFlush as="ol">
          {t.next.map((line, index) => (
            <li key={line} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              {line}
            </li>
          ))}
        </Card>
        <Suspense>
          <NoticesOffer />
        </Suspense>
        <Callout tone="danger" icon={<Icon name="phone" />}>
          {t.worse(emergencyNumber)}
        </Callout>
      </div>
      <BottomBar layout="stack">
        <LinkButton isWide to={`/e-contacts/${id}/timeline`}>
          {t.see}
        </LinkButton>
        <LinkButton isWide variant="ghost" to="/my-e-contacts">
          {t.toMine}
        </LinkButton>
      </BottomBar>
    </>
  );
}
