import { getQuestionnaire } from '@tervita/contract/smart-questionnaire';
import { NotFound } from '../../../../core/http/errors.ts';
import { query } from '../../../../core/http/use-case.ts';
import type { Suspect } from '../more-danger.ts';
import { besideOf, progressOf } from './progress.ts';
import { findMine } from './questionnaire-store.ts';

export const get = (suspect: Suspect) =>
  query(getQuestionnaire, async ({ db, actor, params, now, touched }) => {
    const found = await findMine(db, actor.userId, params.id);
    if (!found) throw new NotFound();
    touched.personIds.add(found.questionnaire.patientPersonId);
    return progressOf(found, await besideOf(db, actor, found, now), { now, suspect });
  });
