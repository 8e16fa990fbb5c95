import type { Warning } from '@tervita/contract/e-contacts';
import { type Country, emergencyNumberOf } from '@tervita/domain/core';
import { Icon } from '../../../../ui/icon.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { phoneAddress } from '../../../../ui/phone-link.tsx';
import { useWarningTexts } from './texts.ts';
import styles from './warning.module.css';

interface CallProps {
  readonly phone: string;
  readonly words: string;
  readonly isFirst?: boolean;
}

export const Call = ({ phone, words, isFirst = false }: CallProps) => (
  <LinkButton
    isWide
    reloadDocument
    size={isFirst ? 'lg' : undefined}
    variant={isFirst ? 'danger' : 'secondary'}
    to={phoneAddress(phone)}
    icon={<Icon name="phone" />}
  >
    {words}
  </LinkButton>
);

function CrisisLine({ phone, isForChildren, hours }: Warning['crisisLines'][number]) {
  const t = useWarningTexts();
  const when = hours === 'ALWAYS' ? t.dayAndNight : hours && t.hours(hours.from, hours.to);
  return (
    <div>
      <Call phone={phone} words={isForChildren ? t.callChildLine(phone) : t.callCrisis(phone)} />
      {when ? <p className={styles.hours}>{when}</p> : null}
    </div>
  );
}

/** Whom to call, the most urgent first. */
export function Calls({ warning, country }: { warning: Warning; country: Country }) {
  const t = useWarningTexts();
  const { action, clinicPhone, crisisLines, poisonLine } = warning;
  const emergency = emergencyNumberOf(country);
  return (
    <div className={styles.calls}>
      {action === 'CLINIC_TODAY' ? null : (
        <>
          <Call isFirst phone={emergency} words={t.call(emergency)} />
          <p className={styles.onTheLine}>{t.onTheLine}</p>
        </>
      )}
      {poisonLine ? <Call phone={poisonLine} words={t.callPoison(poisonLine)} /> : null}
      {crisisLines.map((line) => (
        <CrisisLine key={line.phone} {...line} />
      ))}
      {clinicPhone && action !== 'CALL_112' ? (
        <Call phone={clinicPhone} words={t.callClinic(clinicPhone)} />
      ) : null}
    </div>
  );
}
