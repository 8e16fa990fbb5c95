import type { ClinicEContactDetail, ClinicEContactRow } from '@tervita/contract/e-contacts';
import { groupedPhone } from '@tervita/domain/persons';
import { useFormat } from '../../../../../core/format/index.ts';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { phoneAddress } from '../../../../../ui/phone-link.tsx';
import { fullName } from '../../actions/acted.ts';
import { useAlarmWords } from '../../alarm-words.ts';
import { Raised } from '../answers/raised.tsx';
import { useQuestionnaire } from '../answers/use-questionnaire.ts';
import { useWorkingTexts } from '../texts.ts';
import styles from './notices.module.css';

interface Props {
  readonly eContact: Pick<ClinicEContactRow, 'id' | 'redFlag' | 'soundsLike'>;
  /** Whom to call; undefined while it is fetched. */
  readonly detail: Pick<ClinicEContactDetail, 'patient' | 'creator' | 'writerPhone'> | undefined;
  readonly onAcknowledge: () => void;
  /** False while one only goes past it in the list: nothing is opened yet. */
  readonly isOpened?: boolean;
}

/** Of who wrote for the patient first: they have the phone in their hand. */
function Numbers({
  patient,
  creator,
  writerPhone,
}: Pick<ClinicEContactDetail, 'patient' | 'creator' | 'writerPhone'>) {
  const t = useWorkingTexts().flag;
  const numbers = [
    ...(writerPhone
      ? [{ phone: writerPhone, words: t.callWriter(creator.name, groupedPhone(writerPhone)) }]
      : []),
    ...(patient.phone ? [{ phone: patient.phone, words: t.callPatient(groupedPhone(patient.phone)) }] : []),
  ];
  if (numbers.length === 0) return <p>{t.noPhone}</p>;
  return numbers.map(({ phone, words }) => (
    <a key={words} className={styles.phone} href={phoneAddress(phone)}>
      <Icon name="phone" size="sm" />
      {words}
    </a>
  ));
}

/** What is known of a warning that only a machine gave. */
function Heard({ soundsLike }: Pick<Props['eContact'], 'soundsLike'>) {
  const { saysNone, machineOnly } = useClinicTexts().eContacts.flagged;
  return <p>{[...(soundsLike?.isDenied ? [saysNone] : []), machineOnly].join(' · ')}</p>;
}

/** Which sign raised the red flag and when, what the patient was told, and their phone. It can be marked as seen here only, and not before the sign is on the screen. */
export function RedFlagNotice({ eContact, detail, onAcknowledge, isOpened = true }: Props) {
  const { id, redFlag, soundsLike } = eContact;
  const t = useWorkingTexts().flag;
  const format = useFormat();
  const alarmWords = useAlarmWords();
  const answer = useQuestionnaire(id, isOpened);
  const raised = answer.data?.raised ?? [];
  if (!redFlag) return null;
  const { seenAt, seenBy, isSeenByReply, outcome } = redFlag;
  const texts = { CALL_112: `${t.text} ${t.notClosed}`, TODAY: t.text, WORDS: t.textOfWords };
  // Words that came when the alarm had been seen are said in their own tone; all that was told stands there as before.
  const isUnread = soundsLike?.isUnread === true;
  const kind = isUnread ? 'WORDS' : redFlag.kind;
  const isHeard = kind === 'WORDS';
  const isToSee = !seenAt || isUnread;
  return (
    <Callout tone={isHeard ? 'ai' : 'danger'} title={outcome && !isUnread ? alarmWords(outcome) : t[kind]}>
      <div className={`${styles.body} ${styles.flagged}`}>
        {raised.length > 0 ? <Raised raised={raised} /> : null}
        {raised.length === 0 && answer.data ? <p>{t.unknown}</p> : null}
        {isHeard ? <Heard soundsLike={soundsLike} /> : null}
        {detail ? <Numbers {...detail} /> : null}
        {seenAt && seenBy ? (
          <p>{(isSeenByReply ? t.answeredBy : t.seenBy)(fullName(seenBy), format.moment(seenAt))}</p>
        ) : null}
        {isToSee ? <p className={styles.explained}>{texts[kind]}</p> : null}
        {isToSee && answer.data ? (
          <Button size="sm" variant="secondary" onPress={onAcknowledge}>
            {t.seen}
          </Button>
        ) : null}
      </div>
    </Callout>
  );
}
