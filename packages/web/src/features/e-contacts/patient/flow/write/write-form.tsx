import type { MoreDanger, Warning } from '@tervita/contract/e-contacts';
import { textMax } from '@tervita/domain/e-contacts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { now } from '../../../../../core/clock.ts';
import { readDraft, writeDraft } from '../../../../../core/drafts/drafts.ts';
import { useUser } from '../../../../../core/session/index.ts';
import { useLanguage } from '../../../../../core/texts/index.ts';
import { usePatientTexts } from '../../../../../core/texts/patient.ts';
import { BottomBar } from '../../../../../ui/bottom-bar.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { PageTitle } from '../../../../../ui/page-title.tsx';
import { AttachFiles, useUploads } from '../../../../files/index.ts';
import { MessageField, useTextFault } from '../../../message-field.tsx';
import type { DraftSaver } from '../../drafts/draft-saver.ts';
import type { Opened } from '../../drafts/open-draft.ts';
import { useBeginAnew } from '../../drafts/use-begin-anew.ts';
import { useDraftSaver } from '../../drafts/use-draft-saver.ts';
import { useKeptFiles } from '../../drafts/use-kept-files.ts';
import { EmergencyLink } from '../../emergency-link.tsx';
import { useOfflineWarning, useWarningHere } from '../../warning/warning-here.ts';
import { ChosenLine } from '../chosen-line.tsx';
import flow from '../flow.module.css';
import { flowAddress, useFlowChoice } from '../flow-choice.ts';
import type { FlowTarget } from '../flow-target.ts';
import { useSendingTexts } from '../texts.ts';
import { toldBeforeKey } from '../told-before.ts';
import { DangerIn } from './danger-in.tsx';
import { isWarningRead, judged, markWarningRead } from './judged-words.ts';
import { SaveNote } from './save-note.tsx';
import { WordsAsked } from './words-asked.tsx';
import { WordsWarning } from './words-warning.tsx';
import styles from './write-form.module.css';
import { WriteNotices } from './write-notices.tsx';

interface Props {
  readonly target: FlowTarget;
  readonly opened: Opened;
  readonly reopen: () => void;
}

/** The draft learns of a file as soon as it is uploaded or taken away. */
const useFilesOf = (uploads: ReturnType<typeof useUploads>, opened: Opened, saver: DraftSaver) => {
  const told = useRef(opened.content.files.map(({ id }) => id).join());
  useEffect(() => {
    const files = uploads.list.flatMap(({ item }) => (item ? [item] : []));
    const ids = files.map(({ id }) => id).join();
    if (ids === told.current) return;
    told.current = ids;
    saver.setFiles(files);
  }, [uploads.list, saver]);
};

/** An empty page begins with what this person has told already, and nowhere else. */
const useToldBefore = ({ personId, clinicId }: FlowTarget, saver: DraftSaver, isEmpty: boolean) => {
  const { userId } = useUser();
  const [wasEmpty] = useState(isEmpty);
  useEffect(() => {
    const key = toldBeforeKey(personId, clinicId);
    const told = wasEmpty ? readDraft(userId, key) : '';
    if (told === '') return;
    saver.setText(told);
    writeDraft(userId, key, '', now());
  }, [userId, personId, clinicId, saver, wasEmpty]);
};

export function WriteForm({ target, opened, reopen }: Props) {
  const { problemTypes } = usePatientTexts();
  const t = useSendingTexts().write;
  const navigate = useNavigate();
  const { personId, clinicId, type } = target;
  const [saver, view] = useDraftSaver(opened);
  const uploads = useUploads({ side: 'patient', there: opened.content.files, waiting: opened.waiting });
  useFilesOf(uploads, opened, saver);
  useKeptFiles(opened.id, uploads, opened.waiting, view.boundFiles);
  const faultOf = useTextFault(textMax);
  const [fault, setFault] = useState<string>();
  const [isLeaving, setLeaving] = useState(false);

  useToldBefore(target, saver, view.content.text === '');
  const language = useLanguage();
  const warningHere = useWarningHere();
  const offline = useOfflineWarning(view.content.text);
  // No server judges what it does not save.
  const unjudged = view.state === 'DELETED' ? warningHere(view.content.text) : offline;
  const [warning, setWarning] = useState<Warning>();
  const [goesAt, setGoesAt] = useState<string | null>(null);
  const [ask, setAsk] = useState<MoreDanger>();
  const { isUnasked } = useFlowChoice();
  const beginAnew = useBeginAnew(target, opened.id);
  const goOn = () => navigate(flowAddress('summary', { ...target, draftId: opened.id, isUnasked }));

  const warn = (found: Warning, when: string | null) => {
    setGoesAt(when);
    markWarningRead(opened.id, found);
    setAsk(undefined);
    setWarning(found);
  };
  /** What the words themselves call for is said after the question, which may call for more. */
  const [afterAsking, setAfterAsking] = useState<Warning>();
  const askMore = (more: MoreDanger, unread: Warning | undefined) => {
    setAfterAsking(unread);
    setAsk(more);
  };

  // Whoever comes back to it reads it first; while one types, nothing moves the words away.
  const known = { ...opened, goesAt: goesAt ?? opened.goesAt };
  const isKnown = known.goesAt !== null || opened.warning !== null;
  const danger = <DangerIn opened={known} warning={unjudged ?? view.warning} />;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = faultOf(view.content.text);
    setFault(found);
    if (found) return document.getElementById('concern')?.focus();
    // What is to be settled first stands above.
    if (view.conflict || view.sentAs) return document.getElementById('unsettled')?.focus();
    if (!uploads.mayGo() || isLeaving) return;
    setLeaving(true);
    // Saved first: judged are the words that stand in the draft.
    await saver.flushSoon();
    // Deleted in another place: whoever goes on with the words begins anew, and these are judged there.
    if (saver.store.get().state === 'DELETED') return beginAnew(saver.store.get().content);
    const { text } = view.content;
    const told = (await judged(target, opened.id, text, language)) ?? {
      warning: warningHere(text),
      goesAt: null,
      ask: null,
    };
    const unread = told.warning && !isWarningRead(opened.id, told.warning) ? told.warning : undefined;
    if (told.ask) askMore(told.ask, unread);
    else if (unread) warn(unread, told.goesAt);
    else return goOn();
    setLeaving(false);
  };
  if (warning)
    return (
      <WordsWarning
        target={target}
        draftId={opened.id}
        warning={warning}
        goesAt={goesAt}
        onGoOn={() => void goOn()}
        onChange={() => setWarning(undefined)}
      />
    );
  if (ask)
    return (
      <WordsAsked
        draftId={opened.id}
        {...{ target, ask }}
        onWarned={warn}
        // Beside a question stands no more than a warning for today, which waits for the sending.
        onGoOn={() => (afterAsking ? warn(afterAsking, null) : void goOn())}
      />
    );
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <div className={flow.page}>
        <ChosenLine personId={personId} clinicId={clinicId} />
        <PageTitle>{type === 'OTHER_PROBLEM' ? t.title : problemTypes.labels[type]}</PageTitle>
        <WriteNotices target={target} opened={opened} saver={saver} view={view} reopen={reopen} />
        {isKnown ? danger : null}
        <div className={styles.hints}>
          <p>{t.hintsLabel}</p>
          <ul>
            {t.hints.map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
        </div>
        <MessageField
          id="concern"
          label={t.label}
          limit={textMax}
          error={fault}
          value={view.content.text}
          readOnly={view.isSettled}
          onBlur={() => void saver.flush()}
          onText={(text) => {
            setFault(undefined);
            saver.setText(text);
          }}
        />
        {isKnown ? null : danger}
        <AttachFiles uploads={uploads} />
      </div>
      <BottomBar note={<SaveNote state={view.state} />}>
        <Button type="submit" isWide isPending={isLeaving} pendingLabel={t.saving}>
          {t.next}
        </Button>
        <EmergencyLink />
      </BottomBar>
    </form>
  );
}
