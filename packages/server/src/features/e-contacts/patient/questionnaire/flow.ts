import type { Answer } from '@tervita/contract/core';
import { questionnaireFlow } from '@tervita/contract/smart-questionnaire';
import type { Tx } from '../../../../core/database/database.ts';
import { NotFound } from '../../../../core/http/errors.ts';
import { exchange } from '../../../../core/http/use-case.ts';
import type { OutboxEvent } from '../../../../core/outbox/queues.ts';
import type { Actor } from '../../../../core/session/actor.ts';
import { bindToDraft, filesOfDraft } from '../../../files/index.ts';
import { alarmOf } from './alarm.ts';
import { beginNew, standingOf } from './begin.ts';
import { confirm } from './confirm.ts';
import { findProblems } from './find-problems.ts';
import { keepDraft } from './keep-draft.ts';
import { progressOf } from './progress.ts';
import { type Found, findMine, keep } from './questionnaire-store.ts';
import { type FlowBody, type Kept, stepOf } from './steps.ts';
import { assertSwitchedOn } from './switched-on.ts';

interface Given {
  readonly tx: Tx;
  readonly actor: Actor;
  readonly now: Date;
  readonly publish: (event: OutboxEvent) => Promise<void>;
}

const mine = async (tx: Tx, actor: Actor, id: string): Promise<Found> => {
  const found = await findMine(tx, actor.userId, id);
  if (!found) throw new NotFound();
  return found;
};

/** The questionnaire as it stands before this step; the first step makes it. */
const open = async ({ tx, actor, now }: Given, body: FlowBody): Promise<Found> => {
  const id = body.aiQuestionnaireId;
  const standing = await standingOf(tx, actor, id);
  if (standing === 'NEW') {
    if (body.stage !== 'PROBLEM_TYPE') throw new NotFound();
    await assertSwitchedOn(tx, body.clinicId);
    await beginNew(tx, actor, body, now);
  }
  return mine(tx, actor, id);
};

const save = async ({ tx, actor, now, publish }: Given, before: Found, kept: Kept, body: FlowBody) => {
  const { id } = before.questionnaire;
  await keep(tx, id, kept, now);
  if ('fileIds' in body && body.fileIds) await bindToDraft(tx, actor, id, body.fileIds);
  const after = await mine(tx, actor, id);
  await keepDraft(tx, before, after, now);
  const alarm = await alarmOf(tx, after, now);
  if (alarm) await publish(alarm);
  return after;
};

export const flow = exchange(
  questionnaireFlow,
  async ({ body, actor, transact, publish, newId, touched }) => {
    const inside = async (tx: Tx, now: Date): Promise<Answer<typeof questionnaireFlow>> => {
      const given = { tx, actor, now, publish: (event: OutboxEvent) => publish(tx, event) };
      const before = await open(given, body);
      touched.personIds.add(before.questionnaire.patientPersonId);
      const answered = async (found: Found) =>
        progressOf(found, await filesOfDraft(tx, actor, found.questionnaire.id), now);
      // Sent already: whatever is asked, that is the answer.
      if (before.questionnaire.eContactId) return answered(before);
      const kept = await stepOf(tx, before, body, { now, findProblems });
      const after = await save(given, before, kept, body);
      if (body.stage !== 'CONFIRM') return answered(after);
      await confirm({ ...given, newId, touched }, after, body);
      return answered(await mine(tx, actor, body.aiQuestionnaireId));
    };
    return transact(inside);
  },
);
