import type { QueryClient } from '@tanstack/react-query';
import { cancelPlannedMove, completeEContact } from '@tervita/contract/e-contacts';
import type { ArchiveReason } from '@tervita/domain/e-contacts';
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

const sendOne = async ({ id, version }: Acted, reason: ArchiveReason) => {
  const body = { infoText: '', fixedInfoText: reason, undoable: true };
  const options = { seen: version, key: crypto.randomUUID() };
  return { moved: [await call(completeEContact, { params: { id }, body }, options)], left: [] };
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

/** Closes with a reason; the rows leave at once and the server waits the seconds in which it can be taken back. */
export const complete = (client: QueryClient, eContacts: readonly Acted[], reason: ArchiveReason): void => {
  const [first] = eContacts;
  if (!first) return;
  void atOnce<{ moved: readonly Moved[]; left: readonly { id: string; code: string }[] }>(client, {
    show: () => letGo(eContacts.map(({ id }) => id)),
    send: () =>
      eContacts.length === 1 ? sendOne(first, reason) : moveMany(eContacts, { kind: 'COMPLETE', reason }),
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
