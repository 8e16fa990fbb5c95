import { useQueryClient } from '@tanstack/react-query';
import type { PlannedMove } from '@tervita/contract/e-contacts';
import type { ArchiveReason, ClinicReopenReason, RejectReason } from '@tervita/domain/e-contacts';
import { useMemo } from 'react';
import { useUser } from '../../../../core/session/index.ts';
import { acknowledge } from './acknowledge.ts';
import type { Acted, Assignee } from './acted.ts';
import { ask } from './ask.ts';
import { assign } from './assign.ts';
import {
  type CompletionMore,
  type CompletionSaid,
  complete,
  completeMany,
  completeWithPlanned,
} from './complete.ts';
import { accept, reject, reopen } from './other-moves.ts';

/** What staff do to e-contacts, from the list and from the detail: shown at once, taken back when refused. */
export const useActions = () => {
  const client = useQueryClient();
  const { userId, firstName, surname } = useUser();
  return useMemo(
    () => ({
      /** Somebody else's is asked about first. */
      take: (eContact: Acted) => {
        const { assignee } = eContact;
        if (assignee?.userId === userId) return;
        if (assignee) ask({ kind: 'takeOver', eContacts: [eContact] });
        else assign(client, userId, [eContact], { userId, firstName, surname });
      },
      assign: (eContacts: readonly Acted[], assignee: Assignee | null) =>
        assign(client, userId, eContacts, assignee),
      complete: (eContact: Acted, reason: ArchiveReason, more: CompletionMore) =>
        complete(client, eContact, reason, more),
      completeMany: (eContacts: readonly Acted[], reason: ArchiveReason) =>
        completeMany(client, eContacts, reason),
      completeWithPlanned: (eContact: Acted, planned: PlannedMove, said?: CompletionSaid) =>
        completeWithPlanned(client, eContact, planned, said),
      reject: (eContact: Acted, reason: RejectReason) => reject(client, eContact, reason),
      reopen: (eContact: Acted, reason: ClinicReopenReason) => reopen(client, eContact, reason),
      /** Into which list is asked first. */
      accept: (eContact: Acted) => ask({ kind: 'accept', eContacts: [eContact] }),
      acceptTo: (eContact: Acted, listCode: string | null) => accept(client, eContact, listCode),
      acknowledge: (eContact: Acted, onSeen?: (marked: Acted) => void) =>
        acknowledge(client, eContact, { firstName, surname }, onSeen),
    }),
    [client, userId, firstName, surname],
  );
};
