import { useQueryClient } from '@tanstack/react-query';
import { cancelPlannedMove, changePlannedMove, type PlannedMove } from '@tervita/contract/e-contacts';
import { useState } from 'react';
import { useCommand } from '../../../../../core/api/index.ts';
import { now } from '../../../../../core/clock.ts';
import { useDraft } from '../../../../../core/drafts/index.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { toasts } from '../../../../../ui/toasts.ts';
import { dropPlanned, refreshAll, touchedRoutes } from '../../actions/cached.ts';
import { showCompleted } from '../../actions/completed-rows.ts';
import { endUndo } from '../../actions/undo.ts';
import { useWorkingTexts } from '../texts.ts';
import { LazySendLater } from '../writing/lazy-send-later.tsx';
import { useExactMoment } from '../writing/use-exact-moment.ts';
import styles from './notices.module.css';
import { OnItsWay } from './on-its-way.tsx';
import { PlannedText } from './planned-text.tsx';

interface Props {
  readonly eContact: { readonly id: string; readonly clinicId: string; readonly version: number };
  readonly planned: PlannedMove;
  /** Its words go back into the reply box. */
  readonly onTakenBack: (planned: PlannedMove) => void;
}

const soonMs = 30_000;
const undoMostMs = 60_000;

/** Sent with the seconds to undo, or planned long ago and due in a moment. */
const isOnItsWay = ({ status, dueAt, createdAt }: PlannedMove) =>
  status === 'WAITING' &&
  (Date.parse(dueAt) - Date.parse(createdAt) <= undoMostMs || Date.parse(dueAt) - now().getTime() < soonMs);

const useTitle = ({ status, author, dueAt, heldBy }: PlannedMove): string => {
  const exact = useExactMoment();
  const t = useWorkingTexts().planned;
  if (heldBy) return author.me ? t.heldByMine(heldBy) : t.heldByTitle(heldBy, author.name);
  if (status === 'HELD') return t.heldTitle;
  const moment = exact(dueAt);
  return author.me ? t.mine(moment) : t.title(author.name, moment);
};

/** A planned reply, or one that was held: seen and changed by everybody, taken back by its author. */
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
      if (body.sendNow) {
        endUndo(eContact.id);
        dropPlanned(client, eContact.id, planned.id);
      }
      if (body.text) rewritten();
    },
  });
  const send = (body: { text?: string; sendAt?: string; sendNow?: true }) =>
    change.mutate({
      params,
      body: { ...body, eContactVersion: eContact.version },
      seen: planned.version,
    });
  const cancel = useCommand(cancelPlannedMove, {
    refreshes: touchedRoutes,
    onError: refresh,
    onDone: (taken) => {
      draft.clear();
      endUndo(eContact.id);
      showCompleted([eContact.id]);
      if (taken.heldBy && !taken.author.me)
        return void toasts.show({ tone: 'success', text: t.stopped(taken.author.name) });
      dropPlanned(client, eContact.id, planned.id);
      toasts.show({ tone: 'success', text: t.cancelled });
      onTakenBack(taken);
    },
  });
  const isHeld = planned.status === 'HELD';
  const { author, heldBy } = planned;
  const rewrite = () => {
    draft.setText(planned.text ?? '');
    setRewriting(true);
  };
  const sendNow = () => send({ sendNow: true });
  const takeBack = () => cancel.mutate({ params });
  if (isOnItsWay(planned))
    return (
      <OnItsWay
        planned={planned}
        isSendingNow={change.isPending}
        onSendNow={sendNow}
        isUndoing={cancel.isPending}
        onUndo={takeBack}
      />
    );
  return (
    <Callout tone={isHeld ? 'turn' : 'info'} title={title}>
      <div className={styles.body}>
        {isHeld ? <p>{heldBy ? t.heldByText : t.heldText}</p> : null}
        {isRewriting ? (
          <PlannedText
            {...{ planned, draft }}
            isSaving={change.isPending}
            onSave={(text) => send({ text })}
            onClose={rewritten}
          />
        ) : null}
        {planned.text && !isRewriting ? <p className={styles.words}>{planned.text}</p> : null}
        {planned.files.length > 0 ? (
          <p className={styles.files}>
            <Icon name="paperclip" /> {planned.files.map(({ name }) => name).join(', ')}
          </p>
        ) : null}
        <div className={styles.line}>
          <Button size="sm" variant="secondary" isPending={change.isPending} onPress={sendNow}>
            {t.sendNow}
          </Button>
          <Button size="sm" variant="ghost" onPress={() => setChanging(true)}>
            {t.change}
          </Button>
          {planned.text && !isRewriting ? (
            <Button size="sm" variant="ghost" onPress={rewrite}>
              {t.changeText}
            </Button>
          ) : null}
          {author.me || !heldBy ? (
            <Button size="sm" variant="ghost" isPending={cancel.isPending} onPress={takeBack}>
              {author.me || isHeld ? t.takeBack : t.stop}
            </Button>
          ) : null}
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
