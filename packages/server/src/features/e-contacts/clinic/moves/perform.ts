import {
  type AlarmOutcome,
  afterMove,
  directionFromClinic,
  type EContactEvent,
} from '@tervita/domain/e-contacts';
import type { Tx } from '../../../../core/database/database.ts';
import type { OutboxEvent } from '../../../../core/outbox/queues.ts';
import { attachFiles } from '../../../files/index.ts';
import { type Author, eventOf, type LockedEContact, openingOf, saveMove } from '../../e-contact-store.ts';

/** What the staff may send now, or leave to be sent at its time. */
export interface Sending {
  readonly move: 'reply' | 'replyAndClose' | 'archive';
  readonly text: string | null;
  readonly reason: string | null;
  readonly opensAt: Date | null;
  readonly fileIds: readonly string[];
  /** What became of a sign of an emergency, where it closes. */
  readonly alarmOutcome: AlarmOutcome | null;
  /** Who brought the files, where that was not its author. */
  readonly filesUserId?: string | null;
}

const events: Record<Sending['move'], EContactEvent> = {
  reply: 'e-contact.replied',
  replyAndClose: 'e-contact.completed',
  archive: 'e-contact.archived',
};

interface Given {
  readonly now: Date;
  readonly seen?: number | undefined;
  readonly newId: () => string;
  readonly publish: (event: OutboxEvent) => Promise<void>;
}

/** A reply or a completion, at once. */
export const perform = async (
  tx: Tx,
  eContact: LockedEContact,
  author: Author,
  { move, text, reason, opensAt, fileIds, filesUserId, alarmOutcome }: Sending,
  { now, seen, newId, publish }: Given,
) => {
  const state = afterMove(move, 'CLINIC', eContact.state, { now, seen, opensAt: opensAt ?? undefined });
  const entryId = newId();
  const moved = await saveMove(tx, eContact, state, {
    id: entryId,
    move,
    at: now,
    author,
    direction: text === null ? null : directionFromClinic(eContact.creatorKind),
    text,
    language: null,
    reason,
    alarmOutcome,
  });
  const message = { eContactId: eContact.id, clinicId: eContact.clinicId, entryId, at: now };
  await attachFiles(tx, { userId: filesUserId ?? author.userId, activeRole: 'PRM_DOCTOR' }, fileIds, message);
  await publish(eventOf(events[move], eContact, state.version));
  if (state.openedAt) await publish(openingOf(eContact, state.openedAt));
  return moved;
};
