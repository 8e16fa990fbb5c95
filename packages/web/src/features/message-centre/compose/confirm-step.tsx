import type { Sent } from '@tervita/contract/core';
import { previewMessage } from '@tervita/contract/message-centre';
import { smsTextFor, unitPriceCents } from '@tervita/domain/message-centre';
import { useState } from 'react';
import { showError, TryAgain, useAnswer } from '../../../core/api/index.ts';
import { useFormat } from '../../../core/format/index.ts';
import { useClinicTexts } from '../../../core/texts/clinic.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LazyConfirmDialog } from '../../../ui/lazy-overlays.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { SignInAgain } from '../../auth/index.ts';
import { filterOf } from '../filter-input.ts';
import page from '../message-centre.module.css';
import { StepHead } from '../step-head.tsx';
import { useMessageTexts } from '../texts.ts';
import type { MessageDraft } from '../use-message-draft.ts';
import { useMoney } from '../use-money.ts';
import styles from './compose.module.css';
import type { ComposeAudience } from './compose-audience.ts';
import { RecipientsCard } from './recipients-card.tsx';
import { useSendMessage } from './use-send-message.ts';

const repeats = 'SMS_REPETITION_TO_CONFIRM';
type FilterInBody = Sent<typeof previewMessage>['body']['filter'];

interface Props {
  readonly clinicId: string;
  readonly draft: MessageDraft;
  readonly change: (part: Partial<MessageDraft>) => void;
  readonly audience: ComposeAudience;
  readonly onSent: (campaignId: string) => void;
}

/** What goes to how many and for how much, once more, as the server counts it; it is sent only if that still holds. */
export function ConfirmStep({ clinicId, draft, change, audience, onSent }: Props) {
  const t = useMessageTexts();
  const { core } = useClinicTexts();
  const format = useFormat();
  const money = useMoney();
  const [problem, setProblem] = useState<string>();
  const message = {
    clinicId,
    filter: filterOf(draft.filter) as FilterInBody,
    exceptMemberIds: [...draft.except],
    text: draft.text,
  };
  const preview = useAnswer(previewMessage, { body: message }, { staleTime: 0 });
  const plan = preview.data;
  const send = useSendMessage({
    // The page then leads on by itself.
    onSent,
    onRefused: (error) => {
      setProblem(error.code);
      // Also what went before is part of it.
      if (error.code === 'SMS_AUDIENCE_CHANGED' || error.code === repeats) void preview.refetch();
      else if (error.code !== 'SIGN_IN_TOO_OLD') showError(error);
    },
  });
  const press = () => {
    if (!plan) return;
    setProblem(undefined);
    const confirmed = { reachable: plan.counts.REACHABLE, priceCents: plan.priceCents };
    const key = draft.sendKey ?? crypto.randomUUID();
    change({ sendKey: key });
    send.mutate({ key, body: { ...message, template: draft.template, confirmed } });
  };
  /** What was refused, as it was: what has changed since is refused again. */
  const repeat = () => {
    const refused = send.variables;
    if (!refused) return;
    const confirmed = { ...refused.body.confirmed, isRepetition: true };
    send.mutate({ ...refused, body: { ...refused.body, confirmed } });
  };
  return (
    <div className={page.page}>
      <StepHead
        title={t.confirm.title}
        step={3}
        {...(plan ? { lead: t.confirm.lead(plan.counts.REACHABLE) } : {})}
      />
      {problem === 'SIGN_IN_TOO_OLD' ? <SignInAgain /> : null}
      {problem === 'SMS_AUDIENCE_CHANGED' ? (
        <Callout tone="turn" role="alert">
          {t.confirm.changed}
        </Callout>
      ) : null}
      {preview.isError && !plan ? (
        <ErrorState title={t.loadFailed} action={<TryAgain answer={preview} />} />
      ) : null}
      {plan || preview.isError ? null : <SkeletonRows label={core.loading} count={4} />}
      {plan ? (
        <div className={styles.columns}>
          <div className={styles.main}>
            <RecipientsCard reachable={plan.counts.REACHABLE} words={audience.words} />
            <Card as="section" aria-label={t.confirm.text}>
              <h2 className={styles.priceTitle}>{t.confirm.text}</h2>
              <p className={styles.message} lang={draft.language}>
                {smsTextFor(draft.text, audience.sample.firstName, audience.footer)}
              </p>
              <p className={styles.hint}>{t.compose.preview(audience.sample.fullName)}</p>
            </Card>
            <Callout tone="info">
              {t.confirm.invoice} {t.confirm.noWayBack}
            </Callout>
          </div>
          <Card as="section" aria-label={t.price.title}>
            <h2 className={styles.priceTitle}>{t.price.title}</h2>
            <dl className={styles.facts}>
              <dt>{t.price.recipients}</dt>
              <dd>{format.number(plan.counts.REACHABLE)}</dd>
              <dt>{t.confirm.allSms}</dt>
              <dd>{format.number(plan.units)}</dd>
              <dt>{t.price.one}</dt>
              <dd>{money(unitPriceCents)}</dd>
            </dl>
            <div className={styles.total}>
              <span>{t.price.total}</span>
              <span className={styles.sum}>{money(plan.priceCents)}</span>
            </div>
            <p className={styles.hint}>
              {t.skippedLine(plan.counts)} {plan.counts.SHARED > 0 ? t.sharedLine(plan.counts.SHARED) : null}
            </p>
          </Card>
        </div>
      ) : null}
      <div className={page.buttons}>
        <LinkButton variant="secondary" to="/message-centre/message" icon={<Icon name="arrow-left" />}>
          {t.confirm.back}
        </LinkButton>
        <Button
          icon={<Icon name="send" />}
          isDisabled={!plan || plan.counts.REACHABLE === 0}
          isPending={send.isPending}
          pendingLabel={t.confirm.sending}
          onPress={press}
        >
          {t.confirm.send(plan?.counts.REACHABLE ?? 0)}
        </Button>
      </div>
      <LazyConfirmDialog
        isOpen={problem === repeats}
        onClose={() => setProblem(undefined)}
        title={t.confirm.again.title}
        confirmLabel={t.confirm.again.send}
        cancelLabel={t.confirm.again.keep}
        isPending={send.isPending}
        pendingLabel={t.confirm.sending}
        onConfirm={repeat}
      >
        {plan?.sentBefore
          ? t.confirm.again.text(
              plan.sentBefore.patients,
              format.moment(plan.sentBefore.at),
              plan.sentBefore.byName,
            )
          : null}
      </LazyConfirmDialog>
    </div>
  );
}
