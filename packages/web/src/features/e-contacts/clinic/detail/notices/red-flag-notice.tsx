import type { ClinicEContactRow } from '@tervita/contract/e-contacts';
import { useFormat } from '../../../../../core/format/index.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { phoneAddress } from '../../../../../ui/phone-link.tsx';
import { fullName } from '../../actions/acted.ts';
import { Raised } from '../answers/raised.tsx';
import { useQuestionnaire } from '../answers/use-questionnaire.ts';
import { useWorkingTexts } from '../texts.ts';
import styles from './notices.module.css';
import { RedFlagAdvice } from './red-flag-advice.tsx';

interface Props {
  readonly eContact: Pick<ClinicEContactRow, 'id' | 'redFlag'>;
  /** Undefined while it is fetched. */
  readonly phone: string | null | undefined;
  readonly onAcknowledge: () => void;
  /** False while one only goes past it in the list: nothing is opened yet. */
  readonly isOpened?: boolean;
}

/** Which sign raised the red flag, what the patient was told, and their phone. It can be marked as seen here only, and not before the sign is on the screen. */
export function RedFlagNotice({ eContact: { id, redFlag }, phone, onAcknowledge, isOpened = true }: Props) {
  const t = useWorkingTexts().flag;
  const format = useFormat();
  const answer = useQuestionnaire(id, isOpened);
  const raised = answer.data?.raised ?? [];
  if (!redFlag) return null;
  const { seenAt, seenBy } = redFlag;
  return (
    <Callout tone="danger" icon={<Icon name="triangle-alert" />} title={t[redFlag.kind]}>
      <div className={`${styles.body} ${styles.flagged}`}>
        {raised.length > 0 ? <Raised raised={raised} /> : null}
        {raised.length === 0 && answer.data ? <p>{t.unknown}</p> : null}
        <RedFlagAdvice raised={raised} isWrittenDown={answer.data?.isWrittenDown ?? false} />
        {phone ? (
          <a className={styles.phone} href={phoneAddress(phone)}>
            <Icon name="phone" size="sm" />
            {t.callPatient(phone)}
          </a>
        ) : null}
        {phone === null ? <p>{t.noPhone}</p> : null}
        {seenAt && seenBy ? <p>{t.seenBy(fullName(seenBy), format.moment(seenAt))}</p> : null}
        {seenAt ? null : <p className={styles.explained}>{t.text}</p>}
        {seenAt || !answer.data ? null : (
          <Button size="sm" variant="secondary" onPress={onAcknowledge}>
            {t.seen}
          </Button>
        )}
      </div>
    </Callout>
  );
}
