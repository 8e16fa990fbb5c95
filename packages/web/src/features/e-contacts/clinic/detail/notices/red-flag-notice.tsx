import type { ClinicEContactRow } from '@tervita/contract/e-contacts';
import { useFormat } from '../../../../../core/format/index.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { fullName } from '../../actions/acted.ts';
import { Raised } from '../answers/raised.tsx';
import { useQuestionnaire } from '../answers/use-questionnaire.ts';
import { useWorkingTexts } from '../texts.ts';
import styles from './notices.module.css';

interface Props {
  readonly eContact: Pick<ClinicEContactRow, 'id' | 'redFlag'>;
  readonly onAcknowledge: () => void;
  /** False while one only goes past it in the list: nothing is opened yet. */
  readonly isOpened?: boolean;
}

/** Which sign raised the red flag. It can be marked as seen here only, and not before the sign is on the screen. */
export function RedFlagNotice({ eContact: { id, redFlag }, onAcknowledge, isOpened = true }: Props) {
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
