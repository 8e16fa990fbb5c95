import { getDraft as getRoute, listDrafts as listRoute } from '@tervita/contract/e-contacts';
import { NotFound } from '../../../../core/http/errors.ts';
import { query } from '../../../../core/http/use-case.ts';
import { filesOfDraft } from '../../../files/index.ts';
import { alarmOf } from '../questionnaire/alarm.ts';
import { asksDanger } from '../questionnaire/danger-answer.ts';
import { findOfDraft } from '../questionnaire/questionnaire-store.ts';
import { readDraft, readDrafts, sentFrom } from './draft-store.ts';

export const listDrafts = query(listRoute, async ({ db, actor, touched }) => {
  const drafts = await readDrafts(db, actor);
  for (const { patient } of drafts) touched.personIds.add(patient.personId);
  return { drafts };
});

export const getDraft = query(getRoute, async ({ db, actor, params, now, touched }) => {
  const draft = await readDraft(db, actor, params.id);
  if (draft) {
    touched.personIds.add(draft.patient.personId);
    const found = await findOfDraft(db, params.id);
    // The words of the draft go where it goes; what was answered stays with whom it was answered for.
    const answers = found && { ...found, questionnaire: { ...found.questionnaire, wordsToSend: null } };
    const isAlarming = answers !== undefined && alarmOf(answers, now) !== undefined;
    const files = await filesOfDraft(db, actor, params.id);
    const asks = asksDanger(found, draft.type, now);
    return { draft: { ...draft, isAlarming, asksDanger: asks, files }, eContactId: null };
  }
  const sent = await sentFrom(db, actor, params.id);
  if (!sent) throw new NotFound();
  touched.eContactIds.add(sent.id);
  return { draft: null, eContactId: sent.id };
});
