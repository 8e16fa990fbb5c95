import { useQueryClient } from '@tanstack/react-query';
import {
  type ClinicEContactDetail,
  cancelPlannedMove,
  completeEContact,
  type PlannedMove,
  sendInquiry,
} from '@tervita/contract/e-contacts';
import type { ReplyDelay } from '@tervita/domain/e-contacts';
import { useRef, useState } from 'react';
import { type ApiError, call, showError, useCommand } from '../../../../../core/api/index.ts';
import { now } from '../../../../../core/clock.ts';
import { useZone } from '../../../../../core/format/index.ts';
import { dropPlanned, refreshAll, touchedRoutes } from '../../actions/cached.ts';
import type { CompletionSaid } from '../../actions/complete.ts';
import { opensAt, type ReplyPolicy } from './reply-policy.ts';

export interface Sending {
  readonly text: string;
  readonly policy: ReplyPolicy;
  readonly delay: ReplyDelay;
  readonly fileIds: string[];
  /** At a chosen time; else after the seconds in which it can be taken back. */
  readonly sendAt?: Date | undefined;
  /** With the last word. */
  readonly said?: CompletionSaid | undefined;
}

export interface Sent {
  readonly text: string;
  readonly fileIds: readonly string[];
  readonly policy: ReplyPolicy;
  readonly plannedAt: string | null;
  readonly undo: () => void;
}

interface Options {
  readonly onSent: (sent: Sent) => void;
  readonly onTakenBack: (planned: PlannedMove) => void;
}

const overtaken = ['E_CONTACT_CHANGED', 'E_CONTACT_REPLY_ON_ITS_WAY'];

/** No answer came from the product itself: it may have been done all the same. */
const mayHaveArrived = [0, 502, 503, 504];

/** Sends by the chosen policy. Whoever was faster is shown first; the typed text stays. */
export const useReply = (detail: ClinicEContactDetail, { onSent, onTakenBack }: Options) => {
  const client = useQueryClient();
  const [wasRefused, setRefused] = useState(false);
  // Pressed again after a lost answer, the same words must make the same call: its times stay those of the first press.
  const firstPressAt = useRef<Date>(undefined);
  const zone = useZone();
  const onError = (error: ApiError) => {
    if (!mayHaveArrived.includes(error.status)) firstPressAt.current = undefined;
    if (!overtaken.includes(error.code ?? '')) return false;
    // A colleague's reply on its way has a notice of its own, with what to do about it.
    setRefused(error.code === 'E_CONTACT_CHANGED');
    refreshAll(client);
    return error.code === 'E_CONTACT_CHANGED';
  };
  const takeBack = (plannedId: string) => () => {
    call(cancelPlannedMove, { params: { id: detail.id, plannedId } })
      .then((planned) => {
        dropPlanned(client, detail.id, plannedId);
        onTakenBack(planned);
      })
      .catch(showError)
      .finally(() => refreshAll(client));
  };
  const sent = (
    gone: Pick<Sent, 'text' | 'fileIds' | 'policy'>,
    planned: { id: string; dueAt: string } | null,
  ) => {
    firstPressAt.current = undefined;
    onSent({ ...gone, plannedAt: planned?.dueAt ?? null, undo: takeBack(planned?.id ?? '') });
  };
  const inquiry = useCommand(sendInquiry, {
    refreshes: touchedRoutes,
    onError,
    onDone: ({ planned }, { body: { question: text, questionFileIds: fileIds = [], openedAt } }) =>
      sent({ text, fileIds, policy: openedAt ? 'later' : 'now' }, planned),
  });
  const complete = useCommand(completeEContact, {
    refreshes: touchedRoutes,
    onError,
    onDone: ({ planned }, { body: { infoText: text = '', infoFileIds: fileIds = [] } }) =>
      sent({ text, fileIds, policy: 'never' }, planned),
  });
  const send = ({ text, policy, delay, fileIds, sendAt, said }: Sending) => {
    const common = { params: { id: detail.id }, seen: detail.version };
    const timing = { undoable: true, sendAt: sendAt?.toISOString() ?? null };
    setRefused(false);
    if (policy === 'never')
      return complete.mutate({
        ...common,
        body: { infoText: text, infoFileIds: fileIds, ...said, ...timing },
      });
    firstPressAt.current ??= now();
    const openedAt =
      policy === 'later' ? opensAt(delay, sendAt ?? firstPressAt.current, zone).toISOString() : null;
    return inquiry.mutate({
      ...common,
      body: { question: text, openedAt, questionFileIds: fileIds, ...timing },
    });
  };
  return {
    send,
    wasRefused,
    isPending: inquiry.isPending || complete.isPending,
    /** Kept back until there is a connection. */
    isWaiting: inquiry.isPaused || complete.isPaused,
  };
};
