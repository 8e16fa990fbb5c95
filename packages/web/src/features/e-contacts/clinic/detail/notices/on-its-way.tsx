import type { PlannedMove } from '@tervita/contract/e-contacts';
import { useEffect, useMemo, useState } from 'react';
import { now } from '../../../../../core/clock.ts';
import { useCommands } from '../../../../../core/commands/index.ts';
import { useConfig } from '../../../../../core/config.ts';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { VisuallyHidden } from '../../../../../ui/visually-hidden.tsx';
import { useCanUndo } from '../../actions/undo.ts';
import { useWorkingTexts } from '../texts.ts';
import styles from './notices.module.css';

/** Counted here from when it appeared: the browser's clock may differ from the server's. */
const useSecondsLeft = (): number => {
  const { undoSeconds } = useConfig();
  const [began] = useState(now);
  const [left, setLeft] = useState<number>(undoSeconds);
  useEffect(() => {
    const tick = () => setLeft(Math.ceil(undoSeconds - (now().getTime() - began.getTime()) / 1_000));
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [began, undoSeconds]);
  return Math.max(left, 0);
};

interface Props {
  readonly planned: PlannedMove;
  readonly isSendingNow: boolean;
  readonly onSendNow: () => void;
  readonly isUndoing: boolean;
  readonly onUndo: () => void;
}

/** After a reload nothing remembers what was sent; the key that the button shows works all the same. */
const useUndoKey = (onUndo: () => void): void => {
  const { keys, title } = useClinicTexts().eContacts.inbox;
  const isOffered = useCanUndo();
  const commands = useMemo(
    () => (isOffered ? [] : [{ id: 'undo', label: keys.undo, group: title, keys: 'Z', run: onUndo }]),
    [isOffered, keys, title, onUndo],
  );
  useCommands(commands);
};

/** One's own reply or completion in its last seconds: the one place to take it back or to hurry it. */
function MineOnItsWay({ planned, isSendingNow, onSendNow, isUndoing, onUndo }: Props) {
  const { core } = useClinicTexts();
  const t = useWorkingTexts().planned;
  const seconds = useSecondsLeft();
  useUndoKey(onUndo);
  const isCompletion = planned.move !== 'reply';
  return (
    <Callout
      tone="info"
      role="status"
      title={
        <>
          <span aria-hidden="true">{isCompletion ? t.completingIn(seconds) : t.sendingIn(seconds)}</span>
          <VisuallyHidden>{isCompletion ? t.ending : t.sending}</VisuallyHidden>
        </>
      }
    >
      <div className={styles.body}>
        {planned.text ? <p className={styles.excerpt}>{planned.text}</p> : null}
        <div className={styles.line}>
          <Button size="sm" variant="secondary" keys="Z" isPending={isUndoing} onPress={onUndo}>
            {core.actions.undo}
          </Button>
          <Button size="sm" variant="ghost" isPending={isSendingNow} onPress={onSendNow}>
            {isCompletion ? t.completeNow : t.sendNow}
          </Button>
        </div>
      </div>
    </Callout>
  );
}

/** A colleague's is only read: it is theirs to take back. */
export function OnItsWay(props: Props) {
  const t = useWorkingTexts().planned;
  const { author, move, text } = props.planned;
  if (author.me) return <MineOnItsWay {...props} />;
  return (
    <Callout
      tone="info"
      role="status"
      title={move === 'archive' ? t.completing(author.name) : t.soon(author.name)}
    >
      {text ? <p className={styles.words}>{text}</p> : null}
    </Callout>
  );
}
