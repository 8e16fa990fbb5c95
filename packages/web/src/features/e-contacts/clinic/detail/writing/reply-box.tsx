import type { ClinicEContactDetail, ClinicTimelineEntry, PlannedMove } from '@tervita/contract/e-contacts';
import { answerMax, type ReplyDelay } from '@tervita/domain/e-contacts';
import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { now } from '../../../../../core/clock.ts';
import { useFormat, useZone } from '../../../../../core/format/index.ts';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { countUse } from '../../../../../core/usage/index.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { StaffIcon } from '../../../../../ui/staff-icon.tsx';
import { TextArea } from '../../../../../ui/text-area.tsx';
import { toasts } from '../../../../../ui/toasts.ts';
import { ReplyTranslation, type Translations } from '../../../../ai/index.ts';
import { AttachFiles } from '../../../../files/index.ts';
import { ask } from '../../actions/ask.ts';
import type { CompletionSaid } from '../../actions/complete.ts';
import { completionRefusal } from '../../actions/completion-refusal.ts';
import { offerUndo } from '../../actions/undo.ts';
import { unconfirmedReaders } from '../representation/decision.ts';
import { ReplyWarning } from '../representation/reply-warning.tsx';
import { LazyTemplates, preloadTemplates } from '../templates/lazy-templates.tsx';
import { useWorkingTexts } from '../texts.ts';
import { insertText, isEmptyPlace } from './insert-text.ts';
import { LazySendLater } from './lazy-send-later.tsx';
import { Overtaken } from './overtaken.tsx';
import { PolicyChoice } from './policy-choice.tsx';
import { opensAt, type ReplyPolicy } from './reply-policy.ts';
import { useExactMoment } from './use-exact-moment.ts';
import { useOvertaken } from './use-overtaken.ts';
import { useReply } from './use-reply.ts';
import type { Unsent } from './use-unsent.ts';
import styles from './writing.module.css';

interface Props {
  readonly detail: ClinicEContactDetail;
  readonly entries: readonly ClinicTimelineEntry[];
  readonly unsent: Unsent;
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly onTakenBack: (planned: PlannedMove) => void;
  readonly translations: Translations;
  readonly group: string;
  readonly isOpen: boolean;
  readonly leave: () => void;
}

const useButtonWords = (policy: ReplyPolicy, delay: ReplyDelay, wasOvertaken: boolean): string => {
  const t = useClinicTexts().eContacts.reply;
  const format = useFormat();
  const zone = useZone();
  if (wasOvertaken) return t.sendAnyway;
  if (policy === 'never') return t.sendAndComplete;
  return policy === 'later' ? t.sendLater(format.day(opensAt(delay, now(), zone))) : t.send;
};

/** What is said once it is on its way, with the way back. */
const useSaySent = (eContactId: string) => {
  const t = useWorkingTexts();
  const exact = useExactMoment();
  return (policy: ReplyPolicy, isForLater: boolean, dueAt: string | null, undo: () => void) => {
    if (isForLater && dueAt) toasts.show({ tone: 'success', text: t.later.planned(exact(dueAt)) });
    else offerUndo(policy === 'never' ? t.undo.sentAndCompleted : t.undo.sent, undo, eContactId);
  };
};

export function ReplyBox(props: Props) {
  const { detail, entries, unsent, area, onTakenBack, translations, group, isOpen, leave } = props;
  const { core, errors, eContacts } = useClinicTexts();
  const t = eContacts.reply;
  const working = useWorkingTexts();
  const { reply, uploads } = unsent;
  const [policy, setPolicy] = useState<ReplyPolicy>('now');
  const [delay, setDelay] = useState<ReplyDelay>('NEXT_DAY');
  const [fault, setFault] = useState<string>();
  const [isChoosingTime, setChoosingTime] = useState(false);
  const [isTemplates, setTemplates] = useState(false);
  const saySent = useSaySent(detail.id);
  const [isForLater, setForLater] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { send, wasRefused, isPending, isWaiting } = useReply(detail, {
    onSent: ({ text, fileIds, policy, plannedAt, undo }) => {
      const left = reply.removeSent(text);
      uploads.clear(fileIds);
      // Whoever writes on, or writes something else by now, is left where they are.
      if (left === '' && form.current) leave();
      saySent(policy, isForLater, plannedAt, undo);
    },
    onTakenBack,
  });
  useEffect(() => {
    if (isOpen) preloadTemplates();
  }, [isOpen]);
  const warningId = useId();
  const isWarned = isOpen && (detail.isUnverified || unconfirmedReaders(detail).length > 0);
  const overtakenBy = useOvertaken(entries, reply.text.trim() !== '', wasRefused);
  const words = useButtonWords(policy, delay, overtakenBy !== undefined);
  const mayGo = () => {
    const length = [...reply.text.trim()].length;
    const found =
      length === 0 ? errors.fields.required : length > answerMax ? errors.fields.tooLong : undefined;
    setFault(found);
    if (found) area.current?.focus();
    return !found && !isPending && uploads.mayGo();
  };
  const submit = (event?: FormEvent, chosen: ReplyPolicy = policy, sendAt?: Date) => {
    event?.preventDefault();
    if (!mayGo()) return;
    const go = (said?: CompletionSaid) => {
      setForLater(sendAt !== undefined);
      if (sendAt) countUse('sendLater', 'reply');
      send({ text: reply.text, policy: chosen, delay, fileIds: [...uploads.ids], sendAt, said });
    };
    if (chosen === 'never' && completionRefusal(detail))
      ask({ kind: 'closeWithReply', eContacts: [detail], onSaid: go });
    else go();
  };
  const chooseTime = () => {
    if (mayGo()) setChoosingTime(true);
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === '/' && isEmptyPlace(event.currentTarget)) {
      event.preventDefault();
      setTemplates(true);
    }
    if (event.key === 'Enter' && event.altKey) {
      event.preventDefault();
      chooseTime();
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      submit(undefined, event.shiftKey ? 'never' : policy);
    }
  };
  return (
    <>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        {isOpen ? (
          <span className={styles.tools}>
            <Button
              variant="ghost"
              size="sm"
              keys="/"
              icon={<StaffIcon name="zap" />}
              onPress={() => setTemplates(true)}
            >
              {working.templates}
            </Button>
          </span>
        ) : null}
        {isOpen && overtakenBy ? <Overtaken key={overtakenBy.id} by={overtakenBy} /> : null}
        <TextArea
          ref={area}
          label={t.label}
          isLabelHidden
          isBare
          placeholder={t.placeholder}
          hint={isOpen && unsent.wasRestored ? t.restored : undefined}
          rows={isOpen ? 3 : 1}
          limit={isOpen ? answerMax : undefined}
          announceLeft={core.charactersLeft}
          error={fault}
          aria-describedby={isWarned ? warningId : undefined}
          value={reply.text}
          onKeyDown={press}
          onChange={(event) => {
            setFault(undefined);
            reply.setText(event.target.value);
          }}
        />
        {isWarned ? <ReplyWarning id={warningId} detail={detail} /> : null}
        {/* It stays while the box is folded: a translation keeps the words it replaced. */}
        <div className={styles.rest} hidden={!isOpen}>
          <div className={styles.extras}>
            <AttachFiles uploads={uploads} size="small" />
            <ReplyTranslation
              text={reply.text}
              setText={reply.setText}
              patientLanguage={detail.language}
              {...{ translations, group }}
            />
            <span className={styles.later}>
              <Button variant="ghost" size="sm" keys="Alt ↵" onPress={chooseTime}>
                {working.later.open}
              </Button>
            </span>
          </div>
          <div className={styles.foot}>
            <PolicyChoice {...{ policy, setPolicy, delay, setDelay }} />
            <span className={styles.send}>
              <Button
                type="submit"
                variant={overtakenBy ? 'secondary' : 'primary'}
                isPending={isPending}
                pendingIcon={isWaiting ? <Icon name="offline" /> : undefined}
                pendingLabel={isWaiting ? core.waitsForConnection : t.sending}
                keys="Ctrl ↵"
              >
                {words}
              </Button>
            </span>
          </div>
          {policy === 'never' ? <p className={styles.hint}>{t.completeHint}</p> : null}
        </div>
      </form>
      {/* Beside the form: what is submitted in a dialog would else submit the reply as well. */}
      <LazySendLater
        clinicId={detail.clinicId}
        isOpen={isChoosingTime}
        onClose={() => setChoosingTime(false)}
        onChoose={(at) => submit(undefined, policy, at)}
      />
      <LazyTemplates
        detail={detail}
        text={reply.text}
        isOpen={isTemplates}
        onClose={() => setTemplates(false)}
        onChoose={(text) => {
          countUse('template', 'reply');
          insertText(area, reply, text, 'cursor');
        }}
      />
    </>
  );
}
