import { useQueryClient } from '@tanstack/react-query';
import {
  type ClinicEContactDetail,
  completeEContact,
  countClinicEContacts,
  getClinicEContact,
  getClinicTimeline,
  listClinicEContacts,
  sendInquiry,
} from '@tervita/contract/e-contacts';
import type { ReplyDelay } from '@tervita/domain/e-contacts';
import { useState } from 'react';
import { type ApiError, queryKeyOf, useCommand } from '../../../../core/api/index.ts';
import { now } from '../../../../core/clock.ts';
import { opensAt, type ReplyPolicy } from './reply-policy.ts';

const refreshes = [getClinicEContact, getClinicTimeline, listClinicEContacts, countClinicEContacts];

/** Sends by the chosen policy. Whoever was faster is shown first; the typed text stays. */
export const useReply = (detail: ClinicEContactDetail, onSent: (policy: ReplyPolicy) => void) => {
  const client = useQueryClient();
  const [wasOvertaken, setOvertaken] = useState(false);
  const onError = (error: ApiError) => {
    if (error.code !== 'E_CONTACT_CHANGED') return false;
    setOvertaken(true);
    for (const route of refreshes) void client.invalidateQueries({ queryKey: queryKeyOf(route) });
    return true;
  };
  const inquiry = useCommand(sendInquiry, {
    refreshes,
    onError,
    onDone: (_, { body }) => onSent(body.openedAt ? 'later' : 'now'),
  });
  const complete = useCommand(completeEContact, { refreshes, onError, onDone: () => onSent('never') });
  const send = (text: string, policy: ReplyPolicy, delay: ReplyDelay, fileIds: string[]) => {
    const common = { params: { id: detail.id }, seen: detail.version };
    setOvertaken(false);
    if (policy === 'never')
      return complete.mutate({ ...common, body: { infoText: text, infoFileIds: fileIds } });
    const openedAt = policy === 'later' ? opensAt(delay, now()).toISOString() : null;
    return inquiry.mutate({ ...common, body: { question: text, openedAt, questionFileIds: fileIds } });
  };
  return { send, wasOvertaken, isPending: inquiry.isPending || complete.isPending };
};
