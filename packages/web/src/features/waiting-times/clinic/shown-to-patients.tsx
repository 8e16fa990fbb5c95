import { changeClinicSetting } from '@tervita/contract/clinics';
import { getWaitingTimes, type WaitingTimes } from '@tervita/contract/waiting-times';
import { expectedReplyDays, fewestAnswers } from '@tervita/domain/waiting-times';
import { useCommand } from '../../../core/api/index.ts';
import { useSelectedClinic } from '../../../core/session/index.ts';
import { useClinicTexts } from '../../../core/texts/clinic.ts';
import { Card } from '../../../ui/card.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { useOpeningHours } from '../../clinics/index.ts';
import { ExpectedReplyCard } from '../patient/expected-reply-card.tsx';
import { useWaitingTexts } from '../texts.ts';
import styles from './shown-to-patients.module.css';

interface Props {
  readonly clinicId: string;
  readonly times: WaitingTimes;
}

/** The last page before sending, as it is for a patient who writes now. */
function Sample({ clinicId, times: { expected, isShown } }: Props) {
  const t = useWaitingTexts();
  const { labels } = useClinicTexts().problemTypes;
  const hours = useOpeningHours(clinicId);
  if (!isShown) return <p className={styles.nothing}>{t.switchedOff}</p>;
  if (!expected) return <p className={styles.nothing}>{t.tooFew(fewestAnswers)}</p>;
  return (
    <div className={styles.phone}>
      <p className={styles.step}>{t.sample.step}</p>
      <p className={styles.title}>{t.sample.title}</p>
      <dl className={styles.rows}>
        <div>
          <dt>{t.sample.forWhom}</dt>
          <dd>
            <b>{t.sample.name}</b>
          </dd>
        </div>
        <div>
          <dt>{t.sample.reason}</dt>
          <dd>{labels.BACK_PAIN}</dd>
        </div>
      </dl>
      <ExpectedReplyCard expected={expected} hours={hours} isBefore />
      <p className={styles.send} aria-hidden="true">
        {t.sample.send}
      </p>
    </div>
  );
}

/** What patients are told of it, and whether they are. */
export function ShownToPatients({ clinicId, times }: Props) {
  const t = useWaitingTexts();
  const isAdmin = useSelectedClinic()?.isAdmin ?? false;
  const change = useCommand(changeClinicSetting, { refreshes: [getWaitingTimes] });
  const note = t.showNote(expectedReplyDays, fewestAnswers);
  const isOn = change.isPending ? change.variables.body.expectedReply === 'ENABLED' : times.isShown;
  return (
    <section className={styles.shown} aria-label={t.preview}>
      <h2 className={styles.heading}>{t.preview}</h2>
      <Sample {...{ clinicId, times }} />
      <Card>
        <Switch
          isOn={isOn}
          isDisabled={!isAdmin || change.isPending}
          hint={isAdmin ? note : `${note} ${t.onlyAdmins}`}
          onChange={(on) =>
            change.mutate({ params: { clinicId }, body: { expectedReply: on ? 'ENABLED' : 'DISABLED' } })
          }
        >
          {t.show}
        </Switch>
      </Card>
    </section>
  );
}
