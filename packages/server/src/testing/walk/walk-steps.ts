import { randomUUID } from 'node:crypto';
import { deleteDraft, getDraft, judgeWords, saveDraft, sendEContactText } from '@tervita/contract/e-contacts';
import { questionnaireFlow } from '@tervita/contract/smart-questionnaire';
import { moreDangerQuestionId, noSign } from '@tervita/domain/smart-questionnaire';
import { expect } from 'vitest';
import type { TestApp } from '../app.ts';
import type { Step } from './walk-step.ts';
import { takeThreadStep } from './walk-thread-steps.ts';
import { graveWords, newWords, soundingWords } from './walk-words.ts';
import type { WalkDraft, WalkThread, WalkWorld } from './walk-world.ts';

const isPromisedBy = ({ isTicked, isAnswered, promisedWords }: WalkDraft) =>
  isTicked || isAnswered || promisedWords !== '';

const reasons = ['BACK_PAIN', 'COUGH', 'OTHER_PROBLEM'] as const;
const mostMinutes = 10;
const isOpen = (filedIds: ReadonlySet<string | null>) => (draft: WalkDraft) =>
  !draft.isGone && !filedIds.has(draft.id);

/** Does one step by the call that the page makes, and writes down what its person may now rely on. */
export const takeStep = async (test: TestApp, world: WalkWorld, given: Step) => {
  const { kind, which, other, device, isSounding } = given;
  const { drafts, threads } = world;
  const as = world.devices[device as 0 | 1];
  const filed = await world.readFiled();
  const filedIds = new Set(filed.map(({ draftId }) => draftId));
  const draft = drafts.filter(isOpen(filedIds)).at(-1 - which);
  const thread: WalkThread | undefined = threads.at(-1 - which);
  const flow = (body: object) => test.call(questionnaireFlow, { body: body as never }, { as });
  const matterOf = ({ personId: patientPersonId, clinicId }: WalkDraft) => ({ patientPersonId, clinicId });
  const begin = (target: WalkDraft) =>
    flow({
      stage: 'PROBLEM_TYPE',
      aiQuestionnaireId: target.id,
      ...matterOf(target),
      locale: 'et',
      input: '',
      chiefProblemTypeId: target.type,
    });
  const versionOf = async (id: string) =>
    (await test.call(getDraft, { params: { id } }, { as })).body.draft?.version ?? 0;

  const becomeThread = (target: WalkDraft, eContactId: string) =>
    threads.push({ id: eContactId, clinicId: target.clinicId, added: [], plannedId: '', isOvertaken: false });

  if (kind === 'begin') {
    const next: WalkDraft = {
      id: randomUUID(),
      personId: world.personIds[other ? 1 : 0],
      clinicId: world.clinicIds[0],
      type: reasons[which] ?? 'COUGH',
      text: '',
      isTicked: false,
      isAnswered: false,
      promisedWords: '',
      promisedMinutes: 0,
      isAsked: false,
      isGone: false,
    };
    if ((await begin(next)).status === 200) drafts.push(next);
    return;
  }
  if (kind === 'passTime' || kind === 'passSome') {
    const minutes = kind === 'passTime' ? mostMinutes : other ? mostMinutes - 1 : 4;
    for (const each of drafts) each.promisedMinutes += minutes;
    return world.pass(drafts, minutes);
  }
  if (thread && (await takeThreadStep(test, world, thread, given))) return;
  if (!draft) return;
  if (kind === 'tick' || kind === 'untick') {
    const sign = other && draft.type === 'BACK_PAIN' ? 'cauda' : 'breathing-hard';
    const choices = kind === 'tick' ? [sign] : ['none'];
    const { status } = await flow({
      stage: 'ANSWERS',
      aiQuestionnaireId: draft.id,
      answers: { danger: { choices } },
    });
    if (status !== 200) return;
    draft.isTicked = kind === 'tick';
    draft.isAsked = true;
  } else if (kind === 'changeReason') {
    const type = reasons[(reasons.indexOf(draft.type) + (other ? 1 : 2)) % reasons.length] ?? 'COUGH';
    const { body, status } = await flow({
      stage: 'QUESTIONS',
      aiQuestionnaireId: draft.id,
      chiefProblemTypeId: type,
    });
    if (status !== 200) return;
    draft.type = type;
    draft.isAsked = false;
    expect(body.isAlarming, 'a promise stands whatever the reason becomes').toBe(isPromisedBy(draft));
  } else if (kind === 'write') {
    const text = newWords(given);
    const body = { ...matterOf(draft), eContactType: draft.type, text };
    const seen = await versionOf(draft.id);
    const { status } = await test.call(saveDraft, { params: { id: draft.id }, body }, { as, seen });
    if (status === 200) draft.text = text;
  } else if (kind === 'judge' && draft.text) {
    const body = {
      ...matterOf(draft),
      aiQuestionnaireId: draft.id,
      text: draft.text,
      language: 'et',
    } as const;
    const judged = await test.call(judgeWords, { body }, { as });
    draft.promisedWords = draft.text.startsWith(graveWords) ? draft.text : '';
    expect(judged.body.goesAt !== null, 'words of grave danger are promised').toBe(isPromisedBy(draft));
  } else if (kind === 'answer') {
    if (draft.type !== 'BACK_PAIN') return;
    const radiation = { choices: [other ? 'both' : 'no'] };
    const { status } = await flow({ stage: 'ANSWERS', aiQuestionnaireId: draft.id, answers: { radiation } });
    if (status === 200) draft.isAnswered = other;
  } else if (kind === 'deny') {
    const answers = { [moreDangerQuestionId]: { choices: [noSign] } };
    await flow({ stage: 'ANSWERS', aiQuestionnaireId: draft.id, answers });
  } else if (kind === 'summarise') {
    const edited = isSounding ? { summary: `Kokkuvõte. ${soundingWords}.` } : {};
    await flow({ stage: 'SUMMARY', aiQuestionnaireId: draft.id, ...edited });
  } else if (kind === 'move' && draft.text) {
    const next: WalkDraft = {
      ...draft,
      id: randomUUID(),
      personId: world.personIds[draft.personId === world.personIds[0] ? 1 : 0],
      clinicId: other ? world.clinicIds[1] : world.clinicIds[0],
      isTicked: false,
      isAnswered: false,
      isAsked: false,
    };
    const body = { ...matterOf(next), eContactType: next.type, text: next.text, takenFrom: draft.id };
    const { status } = await test.call(saveDraft, { params: { id: next.id }, body }, { as, seen: 0 });
    if (status !== 200) return;
    draft.text = '';
    draft.promisedWords = '';
    drafts.push(next);
  } else if (kind === 'send' && draft.text) {
    const { id: aiQuestionnaireId, type: eContactType, text } = draft;
    const sent = await test.call(
      sendEContactText,
      { body: { ...matterOf(draft), eContactType, text, aiQuestionnaireId } },
      { as },
    );
    if (sent.status !== 200) return;
    expect(draft.isAsked, 'nothing goes unasked').toBe(true);
    draft.promisedWords = '';
    becomeThread(draft, sent.body.id);
  } else if (kind === 'confirm') {
    const summary = isSounding ? `Kokkuvõte. ${soundingWords}.` : 'Kokkuvõte';
    const sent = await flow({ stage: 'CONFIRM', aiQuestionnaireId: draft.id, summary });
    if (sent.status !== 200 || !sent.body.eContactId) return;
    expect(draft.isAsked, 'nothing goes unasked').toBe(true);
    becomeThread(draft, sent.body.eContactId);
  } else if (kind === 'throwAway') {
    const { status } = await test.call(deleteDraft, { params: { id: draft.id } }, { as });
    if (status === 200) draft.isGone = true;
  }
};

/** What must hold after every step. */
export const checkInvariants = async (world: WalkWorld) => {
  const filed = await world.readFiled();
  for (const { id, added } of world.threads) {
    const text = filed.find((each) => each.id === id)?.text;
    for (const words of added) expect(text, 'nothing added disappears').toContain(words);
  }
  for (const { text, isMarked } of filed)
    if (text.includes(soundingWords))
      expect(isMarked, 'what sounds like danger is marked, whatever was ticked').toBe(true);
  for (const eContact of filed.filter(({ isGrave, status }) => isGrave && status !== 'SUBMITTED')) {
    expect(eContact.isUnseen, 'nobody closes what nobody has seen').toBe(false);
    if (eContact.status === 'COMPLETED')
      expect(eContact.outcome, 'what became of an alarm is said').not.toBeNull();
  }
  for (const draft of world.drafts.filter(({ isGone }) => !isGone)) {
    const sent = filed.find(({ draftId }) => draftId === draft.id);
    if (sent) {
      expect(sent.text, 'nothing typed disappears').toContain(draft.text);
      expect(sent.text, 'promised words are filed').toContain(draft.promisedWords);
      expect(sent, 'nothing goes to another than the page named').toMatchObject({
        clinicId: draft.clinicId,
        personId: draft.personId,
      });
      continue;
    }
    if (draft.text)
      expect(await world.readDraftText(draft.id), 'nothing typed disappears').toContain(draft.text);
    // Whatever was done since: the first sign that still stands fixes the time.
    if (!isPromisedBy(draft)) draft.promisedMinutes = 0;
    expect(draft.promisedMinutes, 'what was promised is filed in time').toBeLessThan(mostMinutes);
  }
};
