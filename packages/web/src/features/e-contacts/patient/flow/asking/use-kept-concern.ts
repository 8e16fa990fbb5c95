import { useQueryClient } from '@tanstack/react-query';
import { listDrafts } from '@tervita/contract/e-contacts';
import {
  getQuestionnaire,
  type QuestionnaireProgress,
  questionnaireFlow,
} from '@tervita/contract/smart-questionnaire';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ApiError, call, queryKeyOf } from '../../../../../core/api/index.ts';
import { now } from '../../../../../core/clock.ts';
import { markSafe, readDraft, writeDraft } from '../../../../../core/drafts/drafts.ts';
import { beforeLeaving, useUser } from '../../../../../core/session/index.ts';
import { useLanguage } from '../../../../../core/texts/index.ts';
import type { FlowTarget } from '../flow-target.ts';

const pauseMs = 1_500;

const isAlreadySent = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'DRAFT_ALREADY_SENT';
const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

const boxOf = ({ typed, input }: QuestionnaireProgress): string => typed ?? input;

/** What is told anew for somebody at a clinic has one place on this device; what was opened by its name has its own. */
const usePlace = ({ personId, clinicId }: FlowTarget, known: QuestionnaireProgress | undefined) => {
  const { userId } = useUser();
  const newKey = `concern ${personId} ${clinicId}`;
  const savedKey = `${newKey} id`;
  const [savedId] = useState(() => (known ? '' : readDraft(userId, savedKey)));
  const [id, setId] = useState(() => known?.aiQuestionnaireId ?? (savedId || crypto.randomUUID()));
  const isKnown = known !== undefined;
  return useMemo(() => {
    const keyOf = (of: string) => (isKnown ? `concern ${of}` : newKey);
    const isOfNew = (of: string) => !isKnown || readDraft(userId, savedKey) === of;
    const write = (text: string, of = id) => writeDraft(userId, keyOf(of), text, now());
    const forget = (of = id) => {
      const keys = isOfNew(of) ? [keyOf(of), newKey, savedKey] : [keyOf(of)];
      for (const key of keys) writeDraft(userId, key, '', now());
    };
    return {
      id,
      savedId,
      read: () => readDraft(userId, keyOf(id)) || (isOfNew(id) ? readDraft(userId, newKey) : ''),
      write,
      forget,
      /** What the server has is not kept here under its own name: it may be changed on another device. */
      isSaved: () => {
        if (isKnown) return write('');
        writeDraft(userId, savedKey, id, now(), 'local', true);
        markSafe(userId, newKey);
      },
      renew: (text: string) => {
        forget();
        const next = crypto.randomUUID();
        write(text, next);
        setId(next);
        return next;
      },
    };
  }, [isKnown, userId, newKey, savedKey, savedId, id]);
};

/**
 * What is wrong, while it is being told: on this device with every letter, and after each pause among what is not sent
 * yet, so that whoever closes the page finds it there.
 */
export const useKeptConcern = (target: FlowTarget, known: QuestionnaireProgress | undefined) => {
  const language = useLanguage();
  const client = useQueryClient();
  const { personId: patientPersonId, clinicId } = target;
  const place = usePlace(target, known);
  const { id, savedId } = place;
  const [text, setText] = useState(() => place.read() || (known ? boxOf(known) : ''));
  const [kept, setKept] = useState(known ? boxOf(known) : '');
  const [isChanged, setChanged] = useState(false);
  const [isGoing, setGoing] = useState(false);
  // The newest of what an answer that comes late has to know.
  const latest = useRef({ text, isChanged, isGoing });
  latest.current = { text, isChanged, isGoing };

  const beginAnew = useCallback(
    (words: string) => {
      setKept('');
      setText(words);
      return place.renew(words);
    },
    [place],
  );

  // Deleted or sent in another place since: it is not brought back; what was typed here meanwhile stays.
  useEffect(() => {
    if (savedId === '' || id !== savedId) return;
    const leave = () => beginAnew(latest.current.isChanged ? latest.current.text : '');
    call(getQuestionnaire, { params: { id: savedId } }).then(
      ({ eContactId }) => eContactId && leave(),
      (error: unknown) => isGone(error) && leave(),
    );
  }, [savedId, id, beginAnew]);

  useEffect(() => {
    const isWorthKeeping = isChanged && text.trim() !== '' && text !== kept && !isGoing;
    if (!isWorthKeeping) return;
    const save = () => {
      const body = {
        stage: 'PROBLEM_TYPE' as const,
        aiQuestionnaireId: id,
        patientPersonId,
        clinicId,
        locale: language,
        input: text,
        isTyping: true,
      };
      return call(questionnaireFlow, { body }).then(
        (done) => {
          // Sent on by hand meanwhile, or not taken: it is not what stands on the server.
          if (latest.current.isGoing || done.eContactId || boxOf(done) !== text.trim()) return;
          if (latest.current.text === text) place.isSaved();
          setKept(text);
          client.setQueryData(queryKeyOf(getQuestionnaire, { params: { id } }), done);
          void client.invalidateQueries({ queryKey: queryKeyOf(listDrafts) });
        },
        // Refused or out of reach otherwise: it is on this device all the same.
        (error: unknown) => {
          if (isAlreadySent(error) && !latest.current.isGoing) beginAnew(latest.current.text);
        },
      );
    };
    const timer = setTimeout(() => void save(), pauseMs);
    const stopLeaving = beforeLeaving(save);
    return () => {
      clearTimeout(timer);
      stopLeaving();
    };
  }, [text, kept, isChanged, isGoing, id, patientPersonId, clinicId, language, place, beginAnew, client]);

  return {
    id,
    text,
    isKept: text.trim() !== '' && text === kept,
    change: (typed: string) => {
      place.write(typed);
      setChanged(true);
      setText(typed);
    },
    /** Sent on by hand: nothing more is kept meanwhile. */
    setGoing,
    /** Under a new name, which it returns. */
    beginAnew,
    done: place.forget,
  };
};
