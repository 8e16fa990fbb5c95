import { completeEContact, sendInquiry } from '@tervita/contract/e-contacts';
import { afterMove, directionFromClinic, type EContactEvent } from '@tervita/domain/e-contacts';
import { type CommandGiven, command } from '../../../core/http/use-case.ts';
import type { Actor } from '../../../core/session/actor.ts';
import { attachFiles } from '../../files/index.ts';
import { type Author, eventOf, lockEContact, openingOf, saveMove } from '../e-contact-store.ts';
import { readDetail } from './clinic-e-contact.ts';

const writingFor = (actor: Actor, clinicId: string): Author => ({
  userId: actor.userId,
  kind: 'STAFF',
  name: `${actor.firstName} ${actor.surname}`,
  role: actor.employments.find((employment) => employment.clinicId === clinicId)?.role ?? null,
});

interface Reply {
  readonly move: 'reply' | 'replyAndClose';
  readonly text: string;
  readonly opensAt?: Date | undefined;
  readonly fileIds: readonly string[] | undefined;
  readonly event: EContactEvent;
}
type Given = Omit<CommandGiven<typeof sendInquiry>, 'body'>;

const reply = async (given: Given, { move, text, opensAt, fileIds = [], event }: Reply) => {
  const { tx, actor, params, seen, now, newId, publish, touched } = given;
  touched.eContactIds.add(params.id);
  const eContact = await lockEContact(tx, params.id, { clinicIds: actor.clinicIds });
  const state = afterMove(move, 'CLINIC', eContact.state, { now, seen, opensAt });
  touched.personIds.add(eContact.patientPersonId);
  const entryId = newId();
  const moved = await saveMove(tx, eContact, state, {
    id: entryId,
    move,
    at: now,
    author: writingFor(actor, eContact.clinicId),
    direction: directionFromClinic(eContact.creatorKind),
    text,
    language: null,
  });
  const message = { eContactId: eContact.id, clinicId: eContact.clinicId, entryId, at: now };
  await attachFiles(tx, actor, fileIds, message);
  await publish(eventOf(event, eContact, state.version));
  if (state.openedAt) await publish(openingOf(eContact, state.openedAt));
  return moved;
};

export const sendReply = command(
  sendInquiry,
  (given) =>
    reply(given, {
      move: 'reply',
      text: given.body.question,
      opensAt: given.body.openedAt ? new Date(given.body.openedAt) : undefined,
      fileIds: given.body.questionFileIds,
      event: 'e-contact.replied',
    }),
  { newer: ({ db, actor, params }) => readDetail(db, params.id, actor) },
);

export const replyAndClose = command(
  completeEContact,
  (given) =>
    reply(given, {
      move: 'replyAndClose',
      text: given.body.infoText,
      fileIds: given.body.infoFileIds,
      event: 'e-contact.completed',
    }),
  { newer: ({ db, actor, params }) => readDetail(db, params.id, actor) },
);
