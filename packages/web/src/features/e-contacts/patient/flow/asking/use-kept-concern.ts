import { useQueryClient } from '@tanstack/react-query';
import { listDrafts } from '@tervita/contract/e-contacts';
import {
  getQuestionnaire,
  type QuestionnaireProgress,
  questionnaireFlow,
} from '@tervita/contract/smart-questionnaire';
import { useCallback, useEffect, useState } from 'react';
import { ApiError, call, queryKeyOf } from '../../../../../core/api/index.ts';
import { now } from '../../../../../core/clock.ts';
import { readDraft, writeDraft } from '../../../../../core/drafts/drafts.ts';
import { useUser } from '../../../../../core/session/index.ts';
import { useLanguage } from '../../../../../core/texts/index.ts';
import type { FlowTarget } from '../flow-target.ts';

const pauseMs = 1_500;

/**
 * What is wrong, while it is being told: on this device with every letter, and after each pause among what is not sent
 * yet, so that whoever closes the page finds it there.
 */
export const useKeptConcern = (target: FlowTarget, known: QuestionnaireProgress | undefined) => {
  const { userId } = useUser();
  const language = useLanguage();
  const client = useQueryClient();
  const { personId: patientPersonId, clinicId } = target;
  const textKey = `concern ${patientPersonId} ${clinicId}`;
  const idKey = `${textKey} id`;
  const [savedId] = useState(() => known?.aiQuestionnaireId ?? readDraft(userId, idKey));
  const [newId] = useState(() => crypto.randomUUID());
  const id = savedId || newId;
  const [text, setText] = useState(() => readDraft(userId, textKey) || (known?.input ?? ''));
  const [kept, setKept] = useState(known?.input ?? '');
  const [isGoing, setGoing] = useState(false);
  const forget = useCallback(() => {
    writeDraft(userId, textKey, '', now());
    writeDraft(userId, idKey, '', now());
  }, [userId, textKey, idKey]);

  // Deleted or sent in another place since: it is not brought back.
  useEffect(() => {
    if (known || savedId === '') return;
    const beginAnew = () => {
      forget();
      setText('');
    };
    call(getQuestionnaire, { params: { id: savedId } }).then(
      ({ eContactId }) => eContactId && beginAnew(),
      (error: unknown) => error instanceof ApiError && error.status === 404 && beginAnew(),
    );
  }, [known, savedId, forget]);

  useEffect(() => {
    const isWorthKeeping = text.trim() !== '' && text !== kept && !isGoing;
    if (!isWorthKeeping) return;
    const timer = setTimeout(() => {
      const body = {
        stage: 'PROBLEM_TYPE' as const,
        aiQuestionnaireId: id,
        patientPersonId,
        clinicId,
        locale: language,
        input: text,
        isTyping: true,
      };
      // Refused or out of reach: it is on this device all the same.
      call(questionnaireFlow, { body }).then(
        () => {
          writeDraft(userId, idKey, id, now());
          setKept(text);
          void client.invalidateQueries({ queryKey: queryKeyOf(listDrafts) });
        },
        () => undefined,
      );
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text, kept, isGoing, id, patientPersonId, clinicId, language, userId, idKey, client]);

  return {
    id,
    text,
    isKept: text.trim() !== '' && text === kept,
    change: (typed: string) => {
      writeDraft(userId, textKey, typed, now());
      setText(typed);
    },
    /** Sent on by hand: nothing more is kept meanwhile. */
    setGoing,
    done: forget,
  };
};
