import { useQueryClient } from '@tanstack/react-query';
import { cancelPlannedMove, changePlannedMove, type PlannedMove } from '@tervita/contract/e-contacts';
import { useState } from 'react';
import { useCommand } from '../../../../../core/api/index.ts';
import { now } from '../../../../../core/clock.ts';
import { useFormat } from '../../../../../core/format/index.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { toasts } from '../../../../../ui/toasts.ts';
import { refreshAll, touchedRoutes } from '../../actions/cached.ts';
import { useWorkingTexts } from '../texts.ts';
import { LazySendLater } from '../writing/lazy-send-later.tsx';
import styles from './notices.module.css';

interface Props {
  readonly eContactId: string;
  readonly planned: PlannedMove;
  /** Its words go back into the reply box. */
  readonly onTakenBack: (planned: PlannedMove) => void;
}

const soonMs = 30_000;

const useTitle = ({ status, author, dueAt, move }: PlannedMove): string => {
  const t = useWorkingTexts().planned;
  const format = useFormat();
  if (status === 'HELD') return t.heldTitle;
  if (new Date(dueAt).getTime() - now().getTime() < soonMs)
    return move === 'archive' ? t.completing(author.name) : t.soon(author.name);
  const moment = format.moment(dueAt);
  return author.me ? t.mine(moment) : t.title(author.name, moment);
};

/** A reply on its way, or one that was held: seen by everybody, changed and taken back by anybody. */
export function Planned({ eContactId, planned, onTakenBack }: Props) {
  const t = useWorkingTexts().planned;
  const client = useQueryClient();
  const title = useTitle(planned);
  const [isChanging, setChanging] = useState(false);
  const params = { id: eContactId, plannedId: planned.id };
  const refresh = () => {
    refreshAll(client);
    return false;
  };
  const change = useCommand(changePlannedMove, { refreshes: touchedRoutes, onError: refresh });
  const cancel = useCommand(cancelPlannedMove, {
    refreshes: touchedRoutes,
    onError: refresh,
    onDone: (taken) => {
      toasts.show({ tone: 'success', text: t.cancelled });
      onTakenBack(taken);
    },
  });
  const isHeld = planned.status === 'HELD';
  return (
    <Callout tone={isHeld ? 'turn' : 'info'} title={title}>
      <div className={styles.body}>
        {isHeld ? <p>{t.heldText}</p> : null}
        {planned.text ? <p className={styles.words}>{planned.text}</p> : null}
        <div className={styles.line}>
          <Button
            size="sm"
            variant="secondary"
            isPending={change.isPending}
            onPress={() => change.mutate({ params, body: { sendAt: now().toISOString() } })}
          >
            {t.sendNow}
          </Button>
          <Button size="sm" variant="ghost" onPress={() => setChanging(true)}>
            {t.change}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            isPending={cancel.isPending}
            onPress={() => cancel.mutate({ params })}
          >
            {t.takeBack}
          </Button>
        </div>
      </div>
      <LazySendLater
        isOpen={isChanging}
        onClose={() => setChanging(false)}
        onChoose={(sendAt) => change.mutate({ params, body: { sendAt: sendAt.toISOString() } })}
      />
    </Callout>
  );
}
