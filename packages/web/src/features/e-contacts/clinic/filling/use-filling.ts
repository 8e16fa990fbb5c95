import { useQueryClient } from '@tanstack/react-query';
import type { Answered } from '@tervita/contract/core';
import { listQuestionnaireResponses } from '@tervita/contract/instruments';
import { fillWithPatient, type SmartAnswer } from '@tervita/contract/smart-questionnaire';
import type { Language } from '@tervita/domain/core';
import type { ProblemType } from '@tervita/domain/problem-types';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type ApiError, queryKeyOf, showError, useCommand } from '../../../../core/api/index.ts';
import { keptAsStaffDraft } from '../../../../core/form/index.ts';
import { useUser } from '../../../../core/session/index.ts';
import { useLanguage } from '../../../../core/texts/index.ts';
import { toasts } from '../../../../ui/toasts.ts';
import { refreshAll } from '../actions/cached.ts';
import { useWorkingTexts } from '../detail/texts.ts';

export type Filled = Answered<typeof fillWithPatient>;
type Answers = Readonly<Record<string, SmartAnswer>>;

export interface Filling {
  readonly eContactId: string;
  readonly type: ProblemType;
  readonly wasDangerAsked: boolean;
}

interface Begun {
  readonly answers: Answers;
  readonly begunAt?: string;
}

/** In this tab, under the name of who asks: a reload loses nothing, and the next patient finds nothing. */
const useKeptAnswers = ({ eContactId, type }: Filling) => {
  const { userId } = useUser();
  const kept = keptAsStaffDraft(userId, `fill/${eContactId}/${type}`);
  const read = (): Begun => {
    const { answers = '{}', begunAt } = kept.read();
    return { answers: JSON.parse(answers) as Answers, ...(begunAt ? { begunAt } : {}) };
  };
  const write = ({ answers, begunAt = '' }: Begun) =>
    kept.write({ answers: JSON.stringify(answers), begunAt });
  return { read, write, forget: () => kept.write({}) };
};

const answersIn = ({ questions }: Filled): Answers =>
  Object.fromEntries(questions.flatMap(({ question, answer }) => (answer ? [[question.id, answer]] : [])));
const begunIn = (filled: Filled): Begun => ({ answers: answersIn(filled), begunAt: filled.begunAt });

/** One step after another; every answer is judged by the server the moment it is given. */
export const useFilling = (filling: Filling) => {
  const { eContactId, type, wasDangerAsked } = filling;
  const locale = useLanguage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const t = useWorkingTexts().filling;
  const kept = useKeptAnswers(filling);
  const [filled, setFilled] = useState<Filled>();
  const [error, setError] = useState<ApiError>();
  const outcome: Parameters<typeof useCommand<typeof fillWithPatient>>[1] = {
    onDone: (done) => {
      setError(undefined);
      if (done.warning || done.isKept) refreshAll(client);
      if (!done.isKept) {
        kept.write(begunIn(done));
        return setFilled(done);
      }
      kept.forget();
      client.invalidateQueries({ queryKey: queryKeyOf(listQuestionnaireResponses) }).catch(showError);
      toasts.show({ tone: 'success', text: t.kept });
      // Back must not lead to questions that were answered.
      void navigate(`/e-contacts/${eContactId}`, { replace: true });
    },
    onError: (refused) => {
      setError(refused);
      return true;
    },
  };
  const command = useCommand(fillWithPatient, outcome);
  // The language may change while the first look is on its way: each look is a call of its own.
  const look = useCommand(fillWithPatient, { ...outcome, eachPressCounts: true });
  const inputOf = (begun: Begun, language: Language, isDone: boolean) => ({
    params: { id: eContactId },
    body: { eContactType: type, locale: language, wasDangerAsked, isDone, ...begun },
  });
  const send = (begun: Begun, { isDone = false } = {}) => command.mutate(inputOf(begun, locale, isDone));
  const resume = (language = locale) =>
    look.mutate(inputOf(filled ? begunIn(filled) : kept.read(), language, false));
  const latest = useRef(resume);
  latest.current = resume;
  // Where it was left; and again in the language that the page changes to.
  useEffect(() => latest.current(locale), [locale]);
  return {
    filled,
    error,
    isPending: command.isPending || look.isPending,
    answer: (id: string, given: SmartAnswer) =>
      filled && send({ ...begunIn(filled), answers: { ...answersIn(filled), [id]: given } }),
    finish: () => filled && send(begunIn(filled), { isDone: true }),
    again: () => resume(),
  };
};
