import type { QueryClient } from '@tanstack/react-query';
import type { Sent } from '@tervita/contract/core';
import {
  cancelPlannedMove,
  completeEContact,
  type PlannedMove,
  type SaidOfAlarm,
} from '@tervita/contract/e-contacts';
import { type ArchiveReason, archiveReasons } from '@tervita/domain/e-contacts';
import { call, showError } from '../../../../core/api/index.ts';
import { type Acted, fullName } from './acted.ts';
import { atOnce } from './at-once.ts';
import { dropPlanned, refreshAll } from './cached.ts';
import { hideCompleted, showCompleted } from './completed-rows.ts';
import { type CompletionRefusal, completionRefusal } from './completion-refusal.ts';
import { moveMany } from './move-many.ts';
import { sayLeft } from './say-left.ts';
import { sayWith } from './texts.ts';
import { offerUndo } from './undo.ts';

interface Moved {
  readonly id: string;
  readonly version: number;
  readonly planned: { readonly id: string } | null;
}
interface Outcome {
  readonly moved: readonly Moved[];
  readonly left: readonly { readonly id: string; readonly code: string }[];
}

const sendOne = async (
  { id, version }: Acted,
  body: Sent<typeof completeEContact>['body'],
): Promise<Outcome> => {
  const options = { seen: version, key: crypto.randomUUID() };
  const moved = await call(completeEContact, { params: { id }, body: { ...body, undoable: true } }, options);
  return { moved: [moved], left: [] };
};

const takeBack = async (client: QueryClient, moved: readonly Moved[]) => {
  showCompleted(moved.map(({ id }) => id));
  const plans = moved.flatMap(({ id, planned }) => (planned ? [{ id, plannedId: planned.id }] : []));
  const cancelled = await Promise.allSettled(
    plans.map(async (params) => {
      await call(cancelPlannedMove, { params });
      dropPlanned(client, params.id, params.plannedId);
    }),
  );
  for (const each of cancelled) if (each.status === 'rejected') showError(each.reason);
  refreshAll(client);
};

/** The rows leave at once and the server waits the seconds in which it can be taken back. */
const closeBy = (client: QueryClient, eContacts: readonly Acted[], send: () => Promise<Outcome>): void => {
  const [first] = eContacts;
  if (!first) return;
  void atOnce<Outcome>(client, {
    show: () => hideCompleted(eContacts),
    send,
    onDone: ({ moved, left }) => {
      hideCompleted(moved);
      showCompleted(left.map(({ id }) => id));
      sayLeft(client, left, eContacts);
      if (moved.length > 0)
        sayWith((t) =>
          offerUndo(
            t.completed(fullName(first.patient), moved.length),
            () => void takeBack(client, moved),
            moved.length === 1 ? moved[0]?.id : undefined,
          ),
        );
    },
  });
};

/** What is said with a completion: what became of an alarm, and that medicines stay undecided. */
export interface CompletionSaid {
  readonly alarmOutcome?: SaidOfAlarm | undefined;
  readonly leavesMedicines?: boolean | undefined;
}

export interface CompletionMore extends CompletionSaid {
  /** One's own planned reply, dropped in the same step. */
  readonly dropped?: PlannedMove | undefined;
}

/** Closes with a reason. */
export const complete = (
  client: QueryClient,
  eContact: Acted,
  reason: ArchiveReason,
  { dropped, ...said }: CompletionMore,
): void => {
  const body = { fixedInfoText: reason, inPlaceOfPlannedId: dropped?.id, ...said };
  closeBy(client, [eContact], () => sendOne(eContact, body));
};

const codes = {
  UNSEEN: 'E_CONTACT_ALARM_UNSEEN',
  NO_OUTCOME: 'E_CONTACT_ALARM_OUTCOME_MISSING',
  NO_ALARM: 'E_CONTACT_MOVE_NOT_ALLOWED',
  MEDICINES_WAIT: 'E_CONTACT_PRESCRIPTIONS_WAIT',
} as const satisfies Record<CompletionRefusal, string>;

/** Closes several with one reason, but none of those that must be looked at by themselves: they are named afterwards. */
export const completeMany = (
  client: QueryClient,
  eContacts: readonly Acted[],
  reason: ArchiveReason,
): void => {
  const kept = eContacts.flatMap((eContact) => {
    const refusal = completionRefusal(eContact);
    return refusal ? [{ id: eContact.id, code: codes[refusal] }] : [];
  });
  const able = eContacts.filter(({ id }) => !kept.some((each) => each.id === id));
  sayLeft(client, kept, eContacts);
  closeBy(client, able, () => moveMany(able, { kind: 'COMPLETE', reason }));
};

/** One's own reply that was planned for later goes now, as the last word. */
export const completeWithPlanned = (
  client: QueryClient,
  eContact: Acted,
  planned: PlannedMove,
  said: CompletionSaid = {},
): void => {
  const { id, text, reason, files } = planned;
  const body = {
    infoText: text ?? '',
    fixedInfoText: archiveReasons.find((each) => each === reason),
    infoFileIds: files.map((file) => file.id),
    inPlaceOfPlannedId: id,
    ...said,
  };
  closeBy(client, [eContact], () => sendOne(eContact, body));
};
