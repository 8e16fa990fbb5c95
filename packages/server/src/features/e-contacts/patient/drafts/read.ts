import { getDraft as getRoute, listDrafts as listRoute } from '@tervita/contract/e-contacts';
import { NotFound } from '../../../../core/http/errors.ts';
import { query } from '../../../../core/http/use-case.ts';
import { filesOfDraft } from '../../../files/index.ts';
import type { Suspect } from '../more-danger.ts';
import { alarmOf } from '../questionnaire/alarm.ts';
import { asksDanger } from '../questionnaire/danger-answer.ts';
import { opensOnceMore } from '../questionnaire/progress.ts';
import { type Found, findOfDraft } from '../questionnaire/questionnaire-store.ts';
import { findWordsBeside } from '../questionnaire/text-to-file.ts';
import { readDraft, readDrafts, sentFrom } from './draft-store.ts';
import { findWarningOfDraft } from './warning-of-unsent.ts';

/** Null where no grave sign of danger stands in the answers or in the words to send. */
const goesAtOf = (found: Found | undefined, now: Date): string | null =>
  (found && alarmOf(found, now)?.notBefore.toISOString()) ?? null;

export const listDrafts = query(listRoute, async ({ db, actor, now, touched }) => {
  const drafts = [];
  for (const { card, text, language } of await readDrafts(db, actor)) {
    touched.personIds.add(card.patient.personId);
    const found = await findOfDraft(db, card.id);
    const reading = { found, now, language: language ?? actor.language ?? 'en' };
    const warning = await findWarningOfDraft(db, { ...card, text }, reading);
    drafts.push({ ...card, goesAt: goesAtOf(found, now), warning });
  }
  return { drafts };
});

export const getDraft = (suspect: Suspect) =>
  query(getRoute, async ({ db, actor, params, now, touched }) => {
    const read = await readDraft(db, actor, params.id);
    if (read) {
      const { draft, language } = read;
      touched.personIds.add(draft.patient.personId);
      const found = await findOfDraft(db, params.id);
      // The words of the draft go where it goes; what was answered stays with whom it was answered for.
      const answers = found && { ...found, questionnaire: { ...found.questionnaire, wordsToSend: null } };
      const isAlarming = answers !== undefined && alarmOf(answers, now) !== undefined;
      const files = await filesOfDraft(db, actor, params.id);
      const wordsBeside = found ? await findWordsBeside(db, found, now) : '';
      const asks =
        asksDanger(found, draft.type, now) ||
        (found !== undefined && opensOnceMore(found, { now, suspect, wordsBeside }));
      const goesAt = goesAtOf(found, now);
      const reading = { found, now, language: language ?? actor.language ?? 'en' };
      const warning = await findWarningOfDraft(db, draft, reading);
      return { draft: { ...draft, isAlarming, goesAt, warning, asksDanger: asks, files }, eContactId: null };
    }
    const sent = await sentFrom(db, actor, params.id);
    if (!sent) throw new NotFound();
    touched.eContactIds.add(sent.id);
    return { draft: null, eContactId: sent.id };
  });
