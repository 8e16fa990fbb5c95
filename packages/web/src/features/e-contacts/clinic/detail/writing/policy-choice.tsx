import { type ReplyDelay, replyDelays } from '@tervita/domain/e-contacts';
import { now } from '../../../../../core/clock.ts';
import { useFormat, useZone } from '../../../../../core/format/index.ts';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { SegmentedControl } from '../../../../../ui/segmented-control.tsx';
import { opensAt, type ReplyPolicy } from './reply-policy.ts';
import styles from './writing.module.css';

interface Props {
  readonly policy: ReplyPolicy;
  readonly setPolicy: (policy: ReplyPolicy) => void;
  readonly delay: ReplyDelay;
  readonly setDelay: (delay: ReplyDelay) => void;
}

/** When the patient may answer. */
export function PolicyChoice({ policy, setPolicy, delay, setDelay }: Props) {
  const t = useClinicTexts().eContacts.reply;
  const format = useFormat();
  const zone = useZone();
  const policies = (['now', 'later', 'never'] as const).map((value) => ({ value, label: t.policies[value] }));
  return (
    <span className={styles.policy}>
      {/* The date needs its room: the box keeps its height. */}
      {policy === 'later' ? null : <span className={styles.policyName}>{t.policy}</span>}
      <SegmentedControl label={t.policy} value={policy} onChange={setPolicy} segments={policies} />
      {policy === 'later' ? (
        <select
          className={styles.delay}
          aria-label={t.delayLabel}
          value={delay}
          onChange={(event) => setDelay(event.target.value as ReplyDelay)}
        >
          {replyDelays.map((value) => (
            <option key={value} value={value}>
              {`${t.delays[value]} · ${format.day(opensAt(value, now(), zone))}`}
            </option>
          ))}
        </select>
      ) : null}
    </span>
  );
}
