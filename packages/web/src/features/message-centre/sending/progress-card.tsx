import { type Campaign, getCampaign, listCampaigns, stopCampaign } from '@tervita/contract/message-centre';
import { useState } from 'react';
import { useCommand } from '../../../core/api/index.ts';
import { useFormat } from '../../../core/format/index.ts';
import { useMinutesLeft } from '../../../core/use-minutes-left.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LazyConfirmDialog } from '../../../ui/lazy-overlays.tsx';
import { toasts } from '../../../ui/toasts.ts';
import { useMessageTexts } from '../texts.ts';
import styles from './sending.module.css';

interface Props {
  readonly campaign: Campaign;
}

/** How far the sending has got; it can be stopped while something waits. */
export function ProgressCard({ campaign }: Props) {
  const t = useMessageTexts();
  const { number } = useFormat();
  const [isAsking, setAsking] = useState(false);
  const { states, numbers, sent } = campaign;
  const waiting = states.WAITING + states.CLAIMED;
  const failed = states.NOT_DELIVERED + states.REFUSED;
  const isSending = campaign.state === 'SENDING';
  const minutes = useMinutesLeft({
    id: campaign.id,
    done: numbers.REACHABLE - waiting,
    total: numbers.REACHABLE,
  });
  const share = (count: number) => `${(count / numbers.REACHABLE) * 100}%`;
  const stop = useCommand(stopCampaign, {
    refreshes: [getCampaign, listCampaigns],
    onDone: ({ stopped }) => {
      setAsking(false);
      toasts.show({ tone: 'success', text: t.sending.stoppedToast(stopped) });
    },
  });
  const legend = [
    { kind: 'delivered', count: states.DELIVERED, words: t.sending.delivered },
    { kind: 'sent', count: states.ACCEPTED, words: t.sending.noReport },
    { kind: 'waits', count: waiting, words: t.sending.waiting },
    { kind: 'failed', count: failed, words: t.sending.notDelivered },
    ...(states.STOPPED > 0 ? [{ kind: 'waits', count: states.STOPPED, words: t.sending.notSent }] : []),
    ...(states.UNKNOWN > 0 ? [{ kind: 'waits', count: states.UNKNOWN, words: t.sending.unknown }] : []),
  ];
  const kinds = [
    { count: numbers.REACHABLE, words: t.sending.reachable },
    ...(numbers.SHARED > 0 ? [{ count: numbers.SHARED, words: t.sending.shared }] : []),
    { count: numbers.ABROAD, words: t.sending.abroad },
    { count: numbers.LANDLINE, words: t.sending.landline },
    { count: numbers.INVALID, words: t.sending.invalid },
    { count: numbers.MISSING, words: t.sending.missing },
  ];
  return (
    <Card isFlush>
      <div className={styles.top}>
        <p className={styles.done} role="status">
          <b>{t.sending.of(number(sent.messages), number(numbers.REACHABLE))}</b>
          {isSending && minutes !== undefined ? t.sending.withOperatorAbout(minutes) : t.sending.withOperator}
        </p>
        {isSending ? (
          <Button variant="secondary" icon={<Icon name="ban" />} onPress={() => setAsking(true)}>
            {t.sending.stopRest}
          </Button>
        ) : null}
      </div>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={t.sending.progress}
        aria-valuemin={0}
        aria-valuemax={numbers.REACHABLE}
        aria-valuenow={sent.messages}
      >
        <span className={styles.delivered} style={{ width: share(states.DELIVERED) }} />
        <span className={styles.sent} style={{ width: share(states.ACCEPTED) }} />
        <span className={styles.failed} style={{ width: share(failed) }} />
      </div>
      <ul className={styles.legend}>
        {legend.map(({ kind, count, words }) => (
          <li key={words}>
            <span
              className={kind === 'delivered' ? `${styles.dot} ${styles.delivered}` : styles.dot}
              data-kind={kind}
            />
            <b>{number(count)}</b> {words}
          </li>
        ))}
      </ul>
      <dl className={styles.numbers}>
        {kinds.map(({ count, words }) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>{number(count)}</dd>
          </div>
        ))}
      </dl>
      <LazyConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t.sending.stopTitle}
        confirmLabel={t.sending.stop}
        cancelLabel={t.sending.keep}
        isDangerous
        isPending={stop.isPending}
        pendingLabel={t.sending.stopping}
        onConfirm={() => stop.mutate({ params: { id: campaign.id } })}
      >
        {t.sending.stopText(number(states.WAITING))}
      </LazyConfirmDialog>
    </Card>
  );
}
