import type { QueryClient } from '@tanstack/react-query';
import type { Sent } from '@tervita/contract/core';
import { cancelPlannedMove, completeEContact, type PlannedMove } from '@tervita/contract/e-contacts';
import { type ArchiveReason, archiveReasons } from '@tervita/domain/e-contacts';
import { call, showError } from '../../../../core/api/index.ts';
import { type Acted, fullName } from './acted.ts';
import { atOnce } from './at-once.ts';
import { dropPlanned, refreshAll } from './cached.ts';
import { bringBack, letGo } from './going.ts';
import { moveMany } from './move-many.ts';
import { sayLeft } from './say-left.ts';
import { sayWith } from './texts.ts';
import { offerUndo } from './undo.ts';

interface Moved {
  readonly id: string;
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
  bringBack(moved.map(({ id }) => id));
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
    show: () => letGo(eContacts.map(({ id }) => id)),
    send,
    onDone: ({ moved, left }) => {
      bringBack(left.map(({ id }) => id));
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

/** Closes with a reason. One's own planned reply, where there is one, is dropped in the same step. */
export const complete = (
  client: QueryClient,
  eContacts: readonly Acted[],
  reason: ArchiveReason,
  dropped?: PlannedMove,
): void => {
  const [first, ...others] = eContacts;
  const body = { fixedInfoText: reason, inPlaceOfPlannedId: dropped?.id };
  closeBy(client, eContacts, () =>
    first && others.length === 0 ? sendOne(first, body) : moveMany(eContacts, { kind: 'COMPLETE', reason }),
  );
};

/** One's own reply that was planned for later goes now, as the last word. */
export const completeWithPlanned = (client: QueryClient, eContact: Acted, planned: PlannedMove): void => {
  const { id, text, reason, files } = planned;
  const body = {
    infoText: text ?? '',
    fixedInfoText: archiveReasons.find((each) => each === reason),
    infoFileIds: files.map((file) => file.id),
    inPlaceOfPlannedId: id,
  };
  closeBy(client, [eContact], () => sendOne(eContact, body));
};
