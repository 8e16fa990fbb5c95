import { rejectReasons } from '@tervita/domain/e-contacts';
import { useEmergencyNumber } from '../../../../../core/config.ts';
import { usePatientTexts } from '../../../../../core/texts/patient.ts';
import { Callout } from '../../../../../ui/callout.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { LinkButton } from '../../../../../ui/link-button.tsx';
import { phoneAddress, WithPhoneLinks } from '../../../../../ui/phone-link.tsx';
import { flowAddress } from '../../flow/flow-choice.ts';
import { useTimelineTexts } from '../texts.ts';
import type { Thread } from '../thread.ts';
import styles from './ended.module.css';

interface Props {
  readonly eContact: Thread;
  readonly reason: string | null;
  readonly phone: string | null;
  readonly emails: readonly string[];
  readonly websites: readonly string[];
}

/** Why the clinic said no, and where to turn now. */
export function Rejected({ eContact, reason, phone, emails, websites }: Props) {
  const { sent } = usePatientTexts().eContacts;
  const { rejected: t, reasons } = useTimelineTexts();
  const emergencyNumber = useEmergencyNumber();
  const known = rejectReasons.find((one) => one === reason) ?? 'OTHER';
  const { personId } = eContact.patient;
  return (
    <div className={styles.ended}>
      <Callout tone="idle" title={t.title}>
        {reasons.reject[known]}
      </Callout>
      <section className={styles.next} aria-labelledby="what-now">
        <h2 id="what-now" className={styles.heading}>
          {t.whatNow}
        </h2>
        <LinkButton isWide to={flowAddress('choose-clinic', { personId, isChanging: true })}>
          {t.otherClinic}
        </LinkButton>
        {phone ? (
          <>
            <LinkButton isWide variant="secondary" icon={<Icon name="phone" />} to={phoneAddress(phone)}>
              {t.call(phone)}
            </LinkButton>
            <p className={styles.until}>{t.mistake}</p>
          </>
        ) : null}
        {emails.length > 0 || websites.length > 0 ? (
          <ul className={styles.reached}>
            {emails.map((email) => (
              <li key={email}>
                <a href={`mailto:${email}`}>{t.write(email)}</a>
              </li>
            ))}
            {websites.map((website) => (
              <li key={website}>
                <a href={website} target="_blank" rel="noreferrer">
                  {t.website(website.replace(/^https?:\/\//, ''))}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
        <p className={styles.until}>
          <WithPhoneLinks text={sent.worse(emergencyNumber)} numbers={[emergencyNumber]} />
        </p>
      </section>
    </div>
  );
}
