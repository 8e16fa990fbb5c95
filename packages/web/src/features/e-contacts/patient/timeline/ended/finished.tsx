import { reopenUntil } from '@tervita/domain/e-contacts';
import { feedbackSources, mayGiveFeedback } from '@tervita/domain/feedback';
import { now } from '../../../../../core/clock.ts';
import { useFormat } from '../../../../../core/format/index.ts';
import { BottomBar } from '../../../../../ui/bottom-bar.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { LinkButton } from '../../../../../ui/link-button.tsx';
import { Feedback } from '../../../../feedback/index.ts';
import { flowAddress } from '../../flow/flow-choice.ts';
import { useTimelineTexts } from '../texts.ts';
import { stateOf, type Thread, useMay } from '../thread.ts';
import { startAtNewestUnlessScrolled } from '../use-start-at-end.ts';
import styles from './ended.module.css';

interface Props {
  readonly eContact: Thread;
  readonly onReopen: () => void;
}

/** Too old to go on with; the way to a new one for the same person and clinic. */
function TooLate({ eContact: { patient, clinic } }: Pick<Props, 'eContact'>) {
  const { reopen: t } = useTimelineTexts();
  const choice = { personId: patient.personId, clinicId: clinic.clinicId };
  return (
    <div className={styles.ended}>
      <Callout
        tone="idle"
        action={
          <LinkButton variant="secondary" icon={<Icon name="plus" />} to={flowAddress('add', choice)}>
            {t.newOne}
          </LinkButton>
        }
      >
        {t.tooLate}
      </Callout>
    </div>
  );
}

/** It is over: for a month it can be opened again, and one can say how it went. */
export function Finished({ eContact, onReopen }: Props) {
  const { reopen: t } = useTimelineTexts();
  const format = useFormat();
  const may = useMay(eContact);
  const ended = stateOf(eContact);
  if (!may('reopen') || !ended.completedAt) return <TooLate eContact={eContact} />;
  const again = (
    <Button isWide variant="ghost" icon={<Icon name="retry" />} onPress={onReopen}>
      {t.open}
    </Button>
  );
  const until = t.until(format.day(reopenUntil(ended.completedAt)));
  return feedbackSources.some((source) => mayGiveFeedback(source, ended, now())) ? (
    <Feedback
      eContactId={eContact.id}
      ended={ended}
      action={again}
      note={until}
      onAsked={startAtNewestUnlessScrolled}
    />
  ) : (
    <BottomBar note={until}>{again}</BottomBar>
  );
}
