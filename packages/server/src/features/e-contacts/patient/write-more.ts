import { addInfo as addInfoRoute, answerInquiry as answerRoute } from '@tervita/contract/e-contacts';
import type { Language } from '@tervita/domain/core';
import { afterMove, assertAnswerFits, type EContactEvent } from '@tervita/domain/e-contacts';
import { type CommandGiven, command } from '../../../core/http/use-case.ts';
import { attachFiles } from '../../files/index.ts';
import { eventOf, lockEContact, saveMove } from '../e-contact-store.ts';
import { mayTellOfDanger, refuseTooManyInARow } from '../messages-in-a-row.ts';
import { seenVersion } from '../seen-version.ts';
import { directionFrom, writingAs } from './author.ts';
import { readPatientTimeline } from './get-timeline.ts';
import type { Hear } from './more-danger.ts';
import { firedByAdded, type JudgedWords, judgeAdded, warnWriter } from './warn-writer.ts';

type Given = Omit<CommandGiven<typeof answerRoute>, 'body'>;

interface More {
  readonly move: 'answer' | 'addInfo';
  readonly text: string;
  readonly fileIds: readonly string[] | undefined;
  readonly event: EContactEvent;
  readonly locale: Language | undefined;
  readonly judged: JudgedWords;
}

/** Both ways in which a patient goes on writing: it is the clinic's turn after either. */
const writeMore = async (given: Given, { move, text, fileIds = [], event, locale, judged }: More) => {
  const { tx, actor, params, seen, now, newId, publish, touched } = given;
  touched.eContactIds.add(params.id);
  const eContact = await lockEContact(tx, params.id, { personId: actor.personId, userId: actor.userId });
  if (move === 'answer') assertAnswerFits(text);
  const state = afterMove(move, 'PATIENT', eContact.state, {
    now,
    seen: await seenVersion(tx, eContact, seen),
  });
  if (!mayTellOfDanger(judged)) await refuseTooManyInARow(tx, eContact, 'PATIENT');
  const author = writingAs(actor, eContact.patientPersonId);
  const entry = {
    id: newId(),
    move,
    at: now,
    author,
    direction: directionFrom(author),
    text: text || null,
    language: actor.language,
    fired: await firedByAdded(tx, eContact, judged, now),
  };
  const moved = await saveMove(tx, eContact, state, entry);
  await attachFiles(tx, actor, fileIds, {
    eContactId: eContact.id,
    clinicId: eContact.clinicId,
    entryId: entry.id,
    at: now,
  });
  await publish(eventOf(event, eContact, state.version));
  return {
    ...moved,
    ...(await warnWriter(tx, { eContact, ...judged, language: locale ?? actor.language, now })),
  };
};

export const answerInquiry = (hear: Hear) =>
  command(
    answerRoute,
    (given, judged: JudgedWords) =>
      writeMore(given, {
        move: 'answer',
        text: given.body.answer,
        fileIds: given.body.answerFileIds,
        event: 'e-contact.answered',
        locale: given.body.locale,
        judged,
      }),
    {
      before: ({ body }) => judgeAdded(body.answer, hear),
      newer: ({ db, actor, params }) => readPatientTimeline(db, params.id, actor),
    },
  );

export const addInfo = (hear: Hear) =>
  command(
    addInfoRoute,
    (given, judged: JudgedWords) =>
      writeMore(given, {
        move: 'addInfo',
        text: given.body.infoText,
        fileIds: given.body.infoFileIds,
        event: 'e-contact.info-added',
        locale: given.body.locale,
        judged,
      }),
    {
      before: ({ body }) => judgeAdded(body.infoText, hear),
      newer: ({ db, actor, params }) => readPatientTimeline(db, params.id, actor),
    },
  );
