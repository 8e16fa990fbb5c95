import type { PatientEContactCard } from '@tervita/contract/e-contacts';
import { useFormat } from '../../../../core/format/index.ts';
import { usePatientTexts } from '../../../../core/texts/patient.ts';
import { Card } from '../../../../ui/card.tsx';
import { CardHead } from '../../../../ui/card-head.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { StatusChip } from '../../../../ui/status-chip.tsx';
import { useCareFlowTexts } from '../../../care-flows/index.ts';
import { ProblemTypeIcon } from '../../problem-type-icon.tsx';
import { flowAddress } from '../flow/flow-choice.ts';
import styles from './my-e-contacts-page.module.css';
import own from './unsent-section.module.css';

function UnsentCard({ eContact }: { eContact: PatientEContactCard }) {
  const { eContacts, problemTypes } = usePatientTexts();
  const t = useCareFlowTexts();
  const { moment } = useFormat(eContact.clinic.timeZone);
  const { id, type, status, patient, clinic } = eContact;
  const isFailed = status === 'FAILED';
  const name = problemTypes.labels[type];
  const forWhom = patient.isMe ? eContacts.forMe : eContacts.forPerson(patient.firstName);
  const choice = { personId: patient.personId, clinicId: clinic.clinicId, type };
  return (
    <Card tone="draft" as="article">
      <CardHead
        tone="idle"
        icon={<ProblemTypeIcon type={type} />}
        title={name}
        hint={`${forWhom} · ${moment(eContact.createdAt)}`}
      />
      <div className={own.body}>
        <StatusChip tone={isFailed ? 'danger' : 'wait'}>
          {isFailed ? t.cards.failed : t.cards.sending}
        </StatusChip>
        <p>{isFailed ? t.failed.text : t.cards.sendingText}</p>
        {isFailed ? (
          <LinkButton
            isWide
            to={flowAddress('hosted-questionnaire', choice)}
            aria-label={t.cards.startAgainLabel(name)}
          >
            {t.cards.startAgain}
          </LinkButton>
        ) : (
          <LinkButton
            isWide
            variant="secondary"
            to={`/my-e-contacts/files?eContactId=${id}&finalise=1`}
            aria-label={t.cards.checkLabel(name)}
          >
            {t.cards.check}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}

/** What another service has not given back yet, and what did not come: its answers can be looked for, or given again. */
export function UnsentSection({ eContacts }: { eContacts: readonly PatientEContactCard[] }) {
  const { cards } = useCareFlowTexts();
  const isOnItsWay = eContacts.some(({ status }) => status !== 'FAILED');
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{isOnItsWay ? cards.heading : cards.failedHeading}</h2>
      <ul className={styles.cards}>
        {eContacts.map((eContact) => (
          <li key={eContact.id}>
            <UnsentCard eContact={eContact} />
          </li>
        ))}
      </ul>
    </section>
  );
}
