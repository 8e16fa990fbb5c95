import type { ClinicEContactDetail, TimelineEntry } from '@tervita/contract/e-contacts';
import { answerMax, isClosed, type ReplyDelay, replyDelays } from '@tervita/domain/e-contacts';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { now } from '../../../../core/clock.ts';
import { useDraft } from '../../../../core/drafts/index.ts';
import { useFormat } from '../../../../core/format/index.ts';
import { useClinicTexts } from '../../../../core/texts/clinic.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { toasts } from '../../../../ui/toasts.ts';
import { AttachFiles, useUploads } from '../../../files/index.ts';
import styles from './reply-box.module.css';
import { opensAt, type ReplyPolicy } from './reply-policy.ts';
import { useReply } from './use-reply.ts';

interface Props {
  readonly detail: ClinicEContactDetail;
  readonly entries: readonly TimelineEntry[];
}

function Overtaken({ entries }: Pick<Props, 'entries'>) {
  const t = useClinicTexts().eContacts.reply;
  const last = entries.at(-1);
  const words = last?.author.kind === 'STAFF' ? t.colleagueAnswered(last.author.name ?? '') : t.patientWrote;
  return (
    <Callout tone="turn" role="alert">
      {words}
    </Callout>
  );
}

const useButtonWords = (policy: ReplyPolicy, delay: ReplyDelay, wasOvertaken: boolean): string => {
  const t = useClinicTexts().eContacts.reply;
  const format = useFormat();
  if (wasOvertaken) return t.sendAnyway;
  if (policy === 'never') return t.sendAndComplete;
  return policy === 'later' ? t.sendLater(format.day(opensAt(delay, now()))) : t.send;
};

export function ReplyBox({ detail, entries }: Props) {
  const { core, errors, eContacts } = useClinicTexts();
  const t = eContacts.reply;
  const format = useFormat();
  const { hash } = useLocation();
  const area = useRef<HTMLTextAreaElement>(null);
  const draft = useDraft(`reply/${detail.id}`);
  const uploads = useUploads({ side: 'clinic' });
  const [policy, setPolicy] = useState<ReplyPolicy>('now');
  const [delay, setDelay] = useState<ReplyDelay>('NEXT_DAY');
  const [fault, setFault] = useState<string>();
  const { send, wasOvertaken, isPending } = useReply(detail, (sent) => {
    draft.clear();
    uploads.clear();
    toasts.show({ tone: 'success', text: sent === 'never' ? t.sentAndCompleted : t.sent });
  });
  const words = useButtonWords(policy, delay, wasOvertaken);
  useEffect(() => {
    if (hash === '#reply') area.current?.focus();
  }, [hash]);
  if (isClosed(detail.status)) return <Callout tone="idle">{t.closed}</Callout>;

  const submit = (event?: FormEvent, chosen: ReplyPolicy = policy) => {
    event?.preventDefault();
    const length = [...draft.text.trim()].length;
    const found =
      length === 0 ? errors.fields.required : length > answerMax ? errors.fields.tooLong : undefined;
    setFault(found);
    if (found) return area.current?.focus();
    if (!isPending && uploads.mayGo()) send(draft.text, chosen, delay, [...uploads.ids]);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit(undefined, event.shiftKey ? 'never' : policy);
  };
  const policies = (['now', 'later', 'never'] as const).map((value) => ({ value, label: t.policies[value] }));
  return (
    <form className={styles.box} onSubmit={submit} noValidate>
      {wasOvertaken ? <Overtaken entries={entries} /> : null}
      <TextArea
        ref={area}
        label={t.label}
        isLabelHidden
        isBare
        placeholder={t.placeholder}
        hint={draft.wasRestored ? t.restored : undefined}
        rows={3}
        limit={answerMax}
        announceLeft={core.charactersLeft}
        error={fault}
        value={draft.text}
        onKeyDown={press}
        onChange={(event) => {
          setFault(undefined);
          draft.setText(event.target.value);
        }}
      />
      <AttachFiles uploads={uploads} size="small" />
      <div className={styles.foot}>
        <span className={styles.policy}>
          <span className={styles.policyName}>{t.policy}</span>
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
                  {`${t.delays[value]} · ${format.day(opensAt(value, now()))}`}
                </option>
              ))}
            </select>
          ) : null}
        </span>
        <Button type="submit" isPending={isPending} pendingLabel={t.sending} keys="Ctrl ↵">
          {words}
        </Button>
      </div>
      {policy === 'never' ? <p className={styles.hint}>{t.completeHint}</p> : null}
    </form>
  );
}
