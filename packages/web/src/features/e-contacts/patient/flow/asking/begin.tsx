import { useQuery } from '@tanstack/react-query';
import { listDrafts, listPatientEContacts, type PatientEContactCard } from '@tervita/contract/e-contacts';
import { listOfferedTypes } from '@tervita/contract/problem-types';
import { getQuestionnaire, questionnaireFlow } from '@tervita/contract/smart-questionnaire';
import { kindOf, type ProblemType } from '@tervita/domain/problem-types';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { call } from '../../../../../core/api/index.ts';
import { useLanguage } from '../../../../../core/texts/index.ts';
import { SkeletonChoices } from '../../../../../ui/skeleton.tsx';
import { flowAddress } from '../flow-choice.ts';
import type { FlowTarget } from '../flow-target.ts';
import { useAskingTexts } from '../texts.ts';
import { AlreadyWritten } from './already-written.tsx';
import { isReasonOpen, nextAddress } from './asked-choice.ts';
import { RequestEnded } from './request-ended.tsx';
import { findSentToday, mostLookedAt } from './sent-today.ts';
import { codeOf, Unavailable } from './unavailable.tsx';

/** About the same person, clinic and reason one goes on where one stopped; what the clinic asked for is a matter of its own. */
const begun = async ({ personId, clinicId, type, requestId }: FlowTarget) => {
  const { drafts } = await call(listDrafts, {});
  return drafts.find(
    (draft) =>
      draft.requestId === (requestId ?? null) &&
      draft.type === type &&
      draft.patient.personId === personId &&
      draft.clinic.clinicId === clinicId,
  );
};

const sentToday = async (target: FlowTarget) => {
  const { eContacts } = await call(listPatientEContacts, { query: { size: mostLookedAt } });
  return findSentToday(eContacts, target);
};

/**
 * Nobody has the words of a questionnaire that is not offered: a link to it would end at a blank box. Whether one that the
 * clinic asked for can still be filled in is said by what became of the request.
 */
const isUnknownQuestionnaire = async ({ clinicId, type, requestId }: FlowTarget): Promise<boolean> => {
  if (kindOf(type) !== 'QUESTIONNAIRE' || requestId) return false;
  return !(await call(listOfferedTypes, { params: { clinicId } })).types.includes(type);
};

/** Described in own words where the clinic asks questions: which reason it is about is found after the signs of danger. */
const isDescribed = async ({ clinicId, type, requestId }: FlowTarget): Promise<boolean> => {
  if (type !== 'OTHER_PROBLEM' || requestId) return false;
  return (await call(listOfferedTypes, { params: { clinicId } })).asksQuestions;
};

/** What was told already stays a draft of its own: whoever comes to describe something begins anew. */
const toDescribe = async (known: Awaited<ReturnType<typeof begun>>): Promise<string | undefined> => {
  if (known?.kind !== 'QUESTIONNAIRE') return undefined;
  const progress = await call(getQuestionnaire, { params: { id: known.id } });
  return isReasonOpen(progress) && progress.input === '' ? nextAddress(progress) : undefined;
};

/** The first step for a reason that was chosen from the list; what was begun in free words goes on in them. */
export function Begin({ target }: { target: FlowTarget }) {
  const t = useAskingTexts();
  const language = useLanguage();
  const [newId] = useState(() => crypto.randomUUID());
  const { personId, clinicId, type, requestId } = target;
  const [isAnew, setAnew] = useState(false);
  const started = useQuery({
    queryKey: ['begin questionnaire', newId, isAnew],
    retry: 1,
    gcTime: 0,
    queryFn: async (): Promise<{ address?: string; already?: PatientEContactCard }> => {
      const matter = { aiQuestionnaireId: newId, patientPersonId: personId, clinicId, locale: language };
      const beginWith = async (reason: { chiefProblemTypeId?: ProblemType; requestId?: string }) => {
        const body = { stage: 'PROBLEM_TYPE' as const, ...matter, input: '', ...reason };
        return { address: nextAddress(await call(questionnaireFlow, { body })) };
      };
      const known = await begun(target);
      if (await isDescribed(target)) {
        const address = await toDescribe(known);
        return address ? { address } : beginWith({});
      }
      if (known?.kind === 'OWN_WORDS')
        // That page finds it, says so, and knows whether danger is still to be asked about.
        return { address: flowAddress('create', target) };
      if (known) return { address: nextAddress(await call(getQuestionnaire, { params: { id: known.id } })) };
      if (await isUnknownQuestionnaire(target))
        return { address: flowAddress('add', { personId, clinicId }) };
      // Only a hint: nobody is held up when it cannot be had.
      const already = isAnew || requestId ? undefined : await sentToday(target).catch(() => undefined);
      if (already) return { already };
      return beginWith({ chiefProblemTypeId: type, ...(requestId ? { requestId } : {}) });
    },
  });
  if (started.data?.already)
    return <AlreadyWritten eContact={started.data.already} onAnew={() => setAnew(true)} />;
  if (started.data?.address) return <Navigate replace to={started.data.address} />;
  if (started.isError && requestId)
    return <RequestEnded error={started.error} onAgain={() => void started.refetch()} />;
  if (started.isError) return <Unavailable target={target} code={codeOf(started.error)} />;
  return <SkeletonChoices label={t.question.choosing} count={4} />;
}
