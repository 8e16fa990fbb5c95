import type { QueryClient } from '@tanstack/react-query';
import { acknowledgeRedFlag, undoAcknowledgeRedFlag } from '@tervita/contract/e-contacts';
import { call } from '../../../../core/api/index.ts';
import { now } from '../../../../core/clock.ts';
import { type Acted, type Assignee, fullName } from './acted.ts';
import { atOnce } from './at-once.ts';
import { keepVersions, showAlready } from './cached.ts';
import { sayWith } from './texts.ts';
import { offerUndo } from './undo.ts';

const seenOf = (version: number) => ({ seen: version, key: crypto.randomUUID() });

/** The warning waits again, as before it was marked. */
const undoAcknowledge = (client: QueryClient, before: Acted, marked: Acted): void =>
  void atOnce(client, {
    show: () => showAlready(client, [marked], { redFlag: before.redFlag, soundsLike: before.soundsLike }),
    send: () => call(undoAcknowledgeRedFlag, { params: { id: marked.id } }, seenOf(marked.version)),
    onDone: (moved) => keepVersions(client, [moved]),
  });

/** Somebody has seen the warning: it no longer stays on top. Can be taken back for a few seconds. */
export const acknowledge = (
  client: QueryClient,
  eContact: Acted,
  seenBy: Pick<Assignee, 'firstName' | 'surname'>,
  onSeen?: (marked: Acted) => void,
): void => {
  const { redFlag: before, soundsLike: words } = eContact;
  if (!before || (before.seenAt && !words?.isUnread)) return;
  // Words that came beneath it are marked by themselves.
  const redFlag = before.seenAt ? before : { ...before, seenAt: now().toISOString(), seenBy };
  const soundsLike = words && { ...words, isUnread: false };
  void atOnce(client, {
    show: () => showAlready(client, [eContact], { redFlag, soundsLike }),
    send: () => call(acknowledgeRedFlag, { params: { id: eContact.id } }, seenOf(eContact.version)),
    onDone: (moved) => {
      keepVersions(client, [moved]);
      const marked = { ...eContact, redFlag, soundsLike, version: moved.version };
      onSeen?.(marked);
      const undo = () => undoAcknowledge(client, eContact, marked);
      sayWith((t) => offerUndo(t.flagSeen(fullName(eContact.patient)), undo));
    },
  });
};
