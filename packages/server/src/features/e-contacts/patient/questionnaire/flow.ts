import type { Answer } from '@tervita/contract/core';
import { questionnaireFlow } from '@tervita/contract/smart-questionnaire';
import { LogicError } from '@tervita/domain/core';
import type { ProblemType } from '@tervita/domain/problem-types';
import { isAboutDanger, typedIn } from '@tervita/domain/smart-questionnaire';
import type { Touched } from '../../../../core/audit/audit.ts';
import type { Tx } from '../../../../core/database/database.ts';
import { NotFound } from '../../../../core/http/errors.ts';
import { exchange } from '../../../../core/http/use-case.ts';
import type { AdmitUse } from '../../../../core/limits/use-limits.ts';
import type { OutboxEvent } from '../../../../core/outbox/queues.ts';
import type { Actor } from '../../../../core/session/actor.ts';
import { bindToDraft } from '../../../files/index.ts';
import { markThread } from '../../requests/mark-thread.ts';
import type { Suspect } from '../more-danger.ts';
import { alarmOf } from './alarm.ts';
import { beginNew, standingOf } from './begin.ts';
import { beginBesideWords } from './begin-beside-words.ts';
import { confirm } from './confirm.ts';
import { assertDangerHolds } from './danger-answer.ts';
import { findProblems } from './find-problems.ts';
import { assertItemsAnswered } from './items-answered.ts';
import { type LookThrough, lookThroughOnce } from './judge.ts';
import { keepDraft, keepTyped } from './keep-draft.ts';
import { keepJudged } from './keep-judged.ts';
import type { ModelHelp } from './model-help.ts';
import { type Beside, besideOf, progressOf, questionsShown } from './progress.ts';
import { type Found, findMine } from './questionnaire-store.ts';
import { assertHasWords } from './refusal.ts';
import { assertSameMatter } from './same-matter.ts';
import { type FlowBody, type Kept, stepOf } from './steps.ts';
import { findWordsBeside, findWordsThatGo } from './text-to-file.ts';
import { improved, isStill, type ModelQuestion, questionFor } from './with-model.ts';

interface Given {
  readonly tx: Tx;
  readonly actor: Actor;
  readonly now: Date;
  readonly newId: () => string;
  readonly publish: (event: OutboxEvent) => Promise<void>;
  readonly touched: Touched;
  readonly lookThrough: LookThrough;
  readonly hostedTypes: ReadonlySet<ProblemType>;
}

const mine = async (tx: Tx, actor: Actor, id: string): Promise<Found> => {
  const found = await findMine(tx, actor.userId, id);
  if (!found) throw new NotFound();
  return found;
};

/** The questionnaire as it stands before this step; the first step makes it. */
const open = async ({ tx, actor, now, lookThrough, hostedTypes }: Given, body: FlowBody): Promise<Found> => {
  const id = body.aiQuestionnaireId;
  const standing = await standingOf(tx, actor, id);
  if (standing === 'NEW') {
    if (body.stage !== 'PROBLEM_TYPE' || body.mustExist) throw new NotFound();
    await beginNew(tx, actor, body, { now, hostedTypes });
  }
  if (standing === 'OPEN' && body.stage === 'PROBLEM_TYPE')
    await beginBesideWords(tx, actor, body, { now, lookThrough });
  const found = await mine(tx, actor, id);
  if (standing !== 'NEW') assertSameMatter(found, body);
  return found;
};

/** Somebody is still writing: it is kept, and neither a model nor the clinic is told of half a sentence. */
const isTyping = (body: FlowBody): boolean => body.stage === 'PROBLEM_TYPE' && body.isTyping === true;

/** Nothing of the questionnaire changes with it. */
const isOnlyTyped = (body: FlowBody, kept: Kept): body is Extract<FlowBody, { stage: 'PROBLEM_TYPE' }> =>
  isTyping(body) && Object.keys(kept).length === 0;

/** By hand: a page that follows its language says again what is known. */
const isSentOn = (body: FlowBody, { input }: Kept): boolean =>
  body.stage === 'PROBLEM_TYPE' && input !== undefined && !body.mustExist;

/** Whoever writes freely goes on writing: another reason or language of the page, and danger, are no answers to questions. */
const leavesWords = ({ questionnaire }: Found, body: FlowBody): boolean =>
  questionnaire.isOnlyDanger ||
  body.stage === 'QUESTIONS' ||
  (body.stage === 'PROBLEM_TYPE' && body.mustExist === true) ||
  (body.stage === 'ANSWERS' && Object.keys(body.answers).every(isAboutDanger));

/** A new concern told into one that the clinic has already would be lost while the page says it is kept. */
const assertNothingNew = ({ questionnaire }: Found, body: FlowBody): void => {
  if (body.stage === 'PROBLEM_TYPE' && body.input !== questionnaire.input)
    throw new LogicError('DRAFT_ALREADY_SENT');
};

const save = async (given: Given, before: Found, kept: Kept, body: FlowBody) => {
  const { tx, actor, now, publish, lookThrough } = given;
  const { id } = before.questionnaire;
  await keepJudged(tx, before, kept, { now, lookThrough });
  if ('fileIds' in body && body.fileIds) await bindToDraft(tx, actor, id, body.fileIds);
  const after = await mine(tx, actor, id);
  const isBesideWords = leavesWords(after, body);
  await keepDraft(tx, { before, after, isSentOn: isSentOn(body, kept), isBesideWords }, now);
  const alarm = isTyping(body) ? undefined : alarmOf(after, now, lookThrough);
  if (alarm) await publish(alarm);
  await markThread({ ...given, writer: actor }, before, after);
  return after;
};

/** What a step brings along to be judged: looked through before the transaction. */
const textsIn = (body: FlowBody): readonly string[] => [
  ...('input' in body && body.input ? [body.input] : []),
  ...('summary' in body && body.summary ? [body.summary] : []),
  ...('answers' in body ? Object.values(body.answers ?? {}).map(typedIn) : []),
];

/** As it stands after a step. What its person sees is worked out when the transaction is over. */
interface Standing {
  readonly found: Found;
  readonly beside: Beside;
  readonly now: Date;
}

interface FlowDeps {
  readonly help: ModelHelp;
  readonly admitUse: AdmitUse;
  /** Questionnaires that the care-flow provider has on its pages. */
  readonly hostedTypes: ReadonlySet<ProblemType>;
  readonly suspect: Suspect;
}

/** With a model what the rules gave is made better afterwards: it stands already, and is the answer where that fails. */
export const flow = ({ help, admitUse, hostedTypes, suspect }: FlowDeps) =>
  exchange(questionnaireFlow, async ({ body: sent, actor, transact, publish, newId, touched, request }) => {
    const body: FlowBody = { ...sent, aiQuestionnaireId: sent.aiQuestionnaireId ?? newId() };
    const lookThrough = lookThroughOnce();
    for (const text of textsIn(body)) lookThrough(text);
    const givenIn = (tx: Tx, now: Date): Given => ({
      tx,
      actor,
      now,
      newId,
      publish: (event) => publish(tx, event),
      touched,
      lookThrough,
      hostedTypes,
    });
    const standing = async ({ tx, now }: Given, found: Found): Promise<Standing> => ({
      found,
      beside: await besideOf(tx, actor, found, now),
      now,
    });
    const shown = ({ found, beside, now }: Standing): Answer<typeof questionnaireFlow> =>
      progressOf(found, beside, { now, suspect, lookThrough });

    const step = async (
      tx: Tx,
      now: Date,
    ): Promise<{ after: Standing; question?: ModelQuestion | undefined }> => {
      const given = givenIn(tx, now);
      const before = await open(given, body);
      touched.personIds.add(before.questionnaire.patientPersonId);
      if (before.questionnaire.eContactId) {
        assertNothingNew(before, body);
        // Sent already: whatever is asked, that is the answer.
        return { after: await standing(given, before) };
      }
      if (body.stage === 'CONFIRM') {
        assertDangerHolds(before, now);
        assertItemsAnswered(before, now);
      }
      const wordsBeside = await findWordsBeside(tx, before, now);
      const shownTo = (found: Found) =>
        questionsShown(found, { now, suspect, wordsBeside, lookThrough }).shown;
      const kept = await stepOf(tx, before, body, { now, lookThrough, shownTo, findProblems });
      await assertHasWords(tx, before, { body, kept, now });
      if (isOnlyTyped(body, kept)) {
        await keepTyped(tx, before, body.input, now);
        return { after: await standing(given, before) };
      }
      const ownWords = body.stage === 'CONFIRM' ? await findWordsThatGo(tx, before, now) : null;
      const after = await save(given, before, kept, body);
      if (body.stage === 'CONFIRM') {
        await admitUse(tx, 'e-contacts');
        await confirm({ ...given, suspect }, after, { ...body, ownWords });
        return { after: await standing(given, await mine(tx, actor, body.aiQuestionnaireId)) };
      }
      const question = isTyping(body) ? undefined : await questionFor(tx, after, kept, now);
      return { after: await standing(given, after), question };
    };
    const { after, question } = await transact(step);
    const progress = shown(after);
    // Whoever must not wait does not wait for a model.
    const better = question && !progress.notice && (await improved(help, question));
    if (!better) return progress;
    const improving = transact(async (tx, now) => {
      const given = givenIn(tx, now);
      if ((await standingOf(tx, actor, body.aiQuestionnaireId)) !== 'OPEN') return undefined;
      const before = await mine(tx, actor, body.aiQuestionnaireId);
      // Somebody went on meanwhile, on another device.
      if (!isStill(before, question)) return standing(given, before);
      return standing(given, await save(given, before, better, body));
    });
    const improvedTo = await improving.catch((error: unknown) => {
      request.log.error({ err: error }, 'what a model made was not saved');
      return undefined;
    });
    return improvedTo ? shown(improvedTo) : progress;
  });
