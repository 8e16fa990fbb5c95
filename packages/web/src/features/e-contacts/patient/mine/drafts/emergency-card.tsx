import type { PatientEContactCard } from '@tervita/contract/e-contacts';
import { useEmergencyNumber } from '../../../../../core/config.ts';
import { useFormat } from '../../../../../core/format/index.ts';
import { usePatientTexts } from '../../../../../core/texts/patient.ts';
import { Card } from '../../../../../ui/card.tsx';
import { CardHead } from '../../../../../ui/card-head.tsx';
import { LinkButton } from '../../../../../ui/link-button.tsx';
import { ProblemTypeIcon } from '../../../problem-type-icon.tsx';
import { Call } from '../../warning/calls.tsx';
import { useWarningTexts } from '../../warning/texts.ts';
import { timelineOf, useForWhom } from '../e-contact-card.tsx';
import styles from './draft-card.module.css';

interface Props {
  readonly eContact: PatientEContactCard;
  readonly since: string;
}

/** A grave sign of danger that the clinic has and has not answered: whom to call, and since when it is there. */
export function EmergencyCard({ eContact, since }: Props) {
  const { eContacts, problemTypes } = usePatientTexts();
  const t = useWarningTexts();
  const emergency = useEmergencyNumber();
  const format = useFormat(eContact.clinic.timeZone);
  const forWhom = useForWhom(eContact);
  return (
    <Card tone="danger" as="article">
      <CardHead
        level={2}
        tone="danger"
        icon={<ProblemTypeIcon type={eContact.type} />}
        title={t.callNow(emergency)}
        hint={`${problemTypes.labels[eContact.type]} · ${forWhom}`}
      />
      <div className={styles.alarm}>
        <p className={styles.flat}>{t.hasItSince(format.moment(since))}</p>
        <Call isFirst phone={emergency} words={t.call(emergency)} />
        <LinkButton isWide variant="secondary" to={timelineOf(eContact)}>
          {eContacts.sent.see}
        </LinkButton>
      </div>
    </Card>
  );
}
