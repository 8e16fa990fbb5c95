import { listQuestionnaireResponses, type QuestionnaireResponse } from '@tervita/contract/instruments';
import type { Language } from '@tervita/domain/core';
import type { Reader } from '../../../core/database/database.ts';
import { query } from '../../../core/http/use-case.ts';
import {
  readOtherResults,
  readResponses,
  readSupplied,
  suppliedWords,
  toldOtherResult,
  toldResponse,
} from '../../instruments/index.ts';
import { assertOurs } from './clinic-e-contact.ts';

/** In our words; where there are none, in those that the clinic has now. */
export const responsesTold = async (
  db: Reader,
  eContactId: string,
  clinicId: string,
  language: Language,
): Promise<readonly QuestionnaireResponse[]> => {
  const responses = await readResponses(db, eContactId);
  if (responses.length === 0) return [];
  const supplied = suppliedWords(await readSupplied(db, clinicId, language));
  return responses.map((each) => toldResponse(each, language, supplied));
};

/** Scores and answers that came with an e-contact, in the language of who reads them. */
export const listResponses = query(
  listQuestionnaireResponses,
  async ({ db, actor, params, query, touched }) => {
    touched.eContactIds.add(params.id);
    const { clinicId } = await assertOurs(db, params.id, actor);
    const language = query.locale ?? actor.language ?? 'en';
    const { others, count } = await readOtherResults(db, params.id);
    return {
      responses: [...(await responsesTold(db, params.id, clinicId, language))],
      others: others.map((each) => toldOtherResult(each, language)),
      othersCount: count,
    };
  },
);
