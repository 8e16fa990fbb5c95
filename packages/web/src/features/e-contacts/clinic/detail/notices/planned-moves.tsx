import { useQueryClient } from '@tanstack/react-query';
import { cancelPlannedMove, changePlannedMove, type PlannedMove } from '@tervita/contract/e-contacts';
import { useState } from 'react';
import { useCommand } from '../../../../../core/api/index.ts';
import { now } from '../../../../../core/clock.ts';
import { useDraft } from '../../../../../core/drafts/index.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { toasts } from '../../../../../ui/toasts.ts';
import { refreshAll, touchedRoutes } from '../../actions/cached.ts';
import { useWorkingTexts } from '../texts.ts';
import { LazySendLater } from '../writing/lazy-send-later.tsx';
import { useExactMoment } from '../writing/use-exact-moment.ts';
import styles from './notices.module.css';
import { PlannedText } from './planned-text.tsx';

interface Props {
  readonly eContact: { readonly id: string; readonly clinicId: string };
  readonly planned: PlannedMove;
  /** Its words go back into the reply box. */
  readonly onTakenBack: (planned: PlannedMove) => void;
}

const soonMs = 30_000;

const isSoon = ({ dueAt }: PlannedMove) => new Date(dueAt).getTime() - now().getTime() < soonMs;

const useTitle = (planned: PlannedMove): string => {
  const { status, author, dueAt, move } = planned;
  const exact = useExactMoment();
  const t = useWorkingTexts().planned;
  if (status === 'HELD') return t.heldTitle;
  if (isSoon(planned)) return move === 'archive' ? t.completing(author.name) : t.soon(author.name);
  const moment = exact(dueAt);
  return author.me ? t.mine(moment) : t.title(author.name, moment);
};

/** A reply on its way, or one that was held: seen by everybody, changed and taken back by anybody. */
export function Planned({ eContact, planned, onTakenBack }: Props) {
  const t = useWorkingTexts().planned;
  const client = useQueryClient();
  const title = useTitle(planned);
  const [isChanging, setChanging] = useState(false);
  const draft = useDraft(`planned/${planned.id}`);
  const [isRewriting, setRewriting] = useState(draft.text !== '');
  const params = { id: eContact.id, plannedId: planned.id };
  const refresh = () => {
    refreshAll(client);
    return false;
  };
  const rewritten = () => {
    draft.clear();
    setRewriting(false);
  };
  const change = useCommand(changePlannedMove, {
    refreshes: touchedRoutes,
    onError: refresh,
    onDone: (_, { body }) => {
      if (body.text) rewritten();
    },
  });
  const send = (body: { text?: string; sendAt?: string; sendNow?: true }) =>
    change.mutate({ params, body, seen: planned.version });
  const cancel = useCommand(cancelPlannedMove, {
    refreshes: touchedRoutes,
    onError: refresh,
    onDone: (taken) => {
      draft.clear();
      toasts.show({ tone: 'success', text: t.cancelled });
      onTakenBack(taken);
    },
  });
  const isHeld = planned.status === 'HELD';
  // In the last seconds there is only: now, or not.
  const canChange = isHeld || !isSoon(planned);
  const rewrite = () => {
    draft.setText(planned.text ?? '');
    setRewriting(true);
  };
  return (
    <Callout tone={isHeld ? 'turn' : 'info'} title={title}>
      <div className={styles.body}>
        {isHeld ? <p>{t.heldText}</p> : null}
        {isRewriting ? (
          <PlannedText
            {...{ planned, draft }}
            isSaving={change.isPending}
            onSave={(text) => send({ text })}
            onClose={rewritten}
          />
        ) : null}
        {planned.text && !isRewriting ? <p className={styles.words}>{planned.text}</p> : null}
        <div className={styles.line}>
          <Button
            size="sm"
            variant="secondary"
            isPending={change.isPending}
            onPress={() => send({ sendNow: true })}
          >
            {t.sendNow}
          </Button>
          {canChange ? (
            <Button size="sm" variant="ghost" onPress={() => setChanging(true)}>
              {t.change}
            </Button>
          ) : null}
          {canChange && planned.text && !isRewriting ? (
            <Button size="sm" variant="ghost" onPress={rewrite}>
              {t.changeText}
            </Button>
          ) : null}
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
        clinicId={eContact.clinicId}
        isOpen={isChanging}
        onClose={() => setChanging(false)}
        onChoose={(sendAt) => send({ sendAt: sendAt.toISOString() })}
      />
    </Callout>
  );
}
