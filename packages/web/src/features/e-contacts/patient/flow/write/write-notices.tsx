import { useNavigate } from 'react-router';
import { useFormat } from '../../../../../core/format/index.ts';
import { useUser } from '../../../../../core/session/index.ts';
import { usePatientTexts } from '../../../../../core/texts/patient.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { findSent } from '../../drafts/already-sent.ts';
import type { DraftSaver, SaverView } from '../../drafts/draft-saver.ts';
import type { Opened } from '../../drafts/open-draft.ts';
import { useBeginAnew } from '../../drafts/use-begin-anew.ts';
import { flowAddress } from '../flow-choice.ts';
import { type FlowTarget, instructionsAddress } from '../flow-target.ts';
import { useSendingTexts } from '../texts.ts';
import styles from './write-form.module.css';

interface Props {
  readonly target: FlowTarget;
  readonly opened: Opened;
  readonly saver: DraftSaver;
  readonly view: SaverView;
  readonly reopen: () => void;
}

/** Two texts under one name: both are shown, the person chooses. */
function Conflict({ saver, view, reopen }: Pick<Props, 'saver' | 'view' | 'reopen'>) {
  const t = useSendingTexts().write.conflict;
  const { moment } = useFormat();
  const { conflict } = view;
  if (!conflict) return null;
  const settle = (which: 'mine' | 'other') => {
    saver.settle(which);
    void saver.flush().then(reopen);
  };
  return (
    <Callout
      tone="turn"
      role="alert"
      title={t.title}
      action={
        <>
          <Button size="sm" variant="secondary" onPress={() => settle('mine')}>
            {t.keepMine}
          </Button>
          <Button size="sm" variant="secondary" onPress={() => settle('other')}>
            {t.takeOther}
          </Button>
        </>
      }
    >
      <p>{t.text(moment(conflict.updatedAt))}</p>
      <p className={styles.otherLabel}>{t.other}</p>
      <blockquote className={styles.other}>{conflict.text}</blockquote>
    </Callout>
  );
}

function SentElsewhere({ opened, view }: Pick<Props, 'opened' | 'view'>) {
  const t = useSendingTexts().write.sentElsewhere;
  const { see } = usePatientTexts().eContacts.sent;
  const { userId } = useUser();
  const navigate = useNavigate();
  if (!view.sentAs) return null;
  const { sentAs } = view;
  const go = async () => {
    const found = await findSent(userId, opened.id, view.content.text).catch(() => undefined);
    await navigate(instructionsAddress(sentAs, found?.isChanged), { replace: true });
  };
  return (
    <Callout
      tone="turn"
      role="alert"
      title={t.title}
      action={
        <Button size="sm" variant="secondary" onPress={() => void go()}>
          {see}
        </Button>
      }
    >
      {t.text}
    </Callout>
  );
}

function DeletedElsewhere({ target, opened, view }: Pick<Props, 'target' | 'opened' | 'view'>) {
  const t = useSendingTexts().write.deletedElsewhere;
  const beginAnew = useBeginAnew(target, opened.id);
  if (view.state !== 'DELETED') return null;
  return (
    <Callout
      tone="turn"
      role="alert"
      title={t.title}
      action={
        <Button size="sm" variant="secondary" onPress={() => void beginAnew(view.content)}>
          {t.begin}
        </Button>
      }
    >
      {t.text}
    </Callout>
  );
}

export function WriteNotices({ target, opened, saver, view, reopen }: Props) {
  const t = useSendingTexts().write;
  const navigate = useNavigate();
  const startNew = () =>
    void navigate(flowAddress('create', { ...target, draftId: crypto.randomUUID() }), { replace: true });
  return (
    <>
      {view.conflict || view.sentAs ? (
        <div id="unsettled" tabIndex={-1}>
          <Conflict saver={saver} view={view} reopen={reopen} />
          <SentElsewhere opened={opened} view={view} />
        </div>
      ) : null}
      <DeletedElsewhere target={target} opened={opened} view={view} />
      {opened.wasFound ? (
        <Callout
          tone="info"
          action={
            <Button size="sm" variant="secondary" onPress={startNew}>
              {t.startNew}
            </Button>
          }
        >
          {t.restored}
        </Callout>
      ) : null}
    </>
  );
}
