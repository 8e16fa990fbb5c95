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
import { readDraft, writeDraft } from '../../../../../core/drafts/drafts.ts';
import { beforeLeaving, useUser } from '../../../../../core/session/index.ts';
import { useLanguage } from '../../../../../core/texts/index.ts';
import type { FlowTarget } from '../flow-target.ts';
import { toldBeforeKey } from '../told-before.ts';

const pauseMs = 1_500;

const isAlreadySent = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'DRAFT_ALREADY_SENT';

const boxOf = ({ typed, input }: QuestionnaireProgress): string => typed ?? input;

type Told = Pick<QuestionnaireProgress, 'aiQuestionnaireId' | 'patientPersonId' | 'clinicId' | 'input'>;

/**
 * Where what is being told is kept on this device, under its own name first. The draft of what was never sent on may be
 * swept before its words have reached the server: they are also kept for the next that is told of this person there.
 */
export const concernKeys = ({ aiQuestionnaireId, patientPersonId, clinicId, input }: Told) => [
  `concern ${aiQuestionnaireId}`,
  ...(input === '' ? [toldBeforeKey(patientPersonId, clinicId)] : []),
];

const usePlace = (known: QuestionnaireProgress) => {
  const { userId } = useUser();
  const { patientPersonId, clinicId, input } = known;
  const [id, setId] = useState(known.aiQuestionnaireId);
  return useMemo(() => {
    const keysOf = (of: string) => concernKeys({ aiQuestionnaireId: of, patientPersonId, clinicId, input });
    const write = (text: string, of = id) => {
      for (const key of keysOf(of)) writeDraft(userId, key, text, now());
    };
    return {
      id,
      write,
      /** Of the keys, the first that has words; what was kept under another name only fills an empty box. */
      read: (box: string) => {
        const [own = '', next = ''] = keysOf(id).map((key) => readDraft(userId, key));
        return own || box || next;
      },
      /** What the server has is not kept here: it may be changed on another device. */
      forget: (of = id) => write('', of),
      renew: (text: string) => {
        write('');
        const newId = crypto.randomUUID();
        write(text, newId);
        setId(newId);
        return newId;
      },
    };
  }, [userId, patientPersonId, clinicId, input, id]);
};

/**
 * What is wrong, while it is being told: on this device with every letter, and after each pause among what is not sent
 * yet, so that whoever closes the page finds it there.
 */
export const useKeptConcern = (target: FlowTarget, known: QuestionnaireProgress) => {
  const language = useLanguage();
  const client = useQueryClient();
  const { personId: patientPersonId, clinicId } = target;
  const place = usePlace(known);
  const { id } = place;
  const [text, setText] = useState(() => place.read(boxOf(known)));
  const [kept, setKept] = useState(boxOf(known));
  // Words that came along from elsewhere are kept like typed ones.
  const [isChanged, setChanged] = useState(text !== kept);
  const [isGoing, setGoing] = useState(false);
  // The newest of what an answer that comes late has to know.
  const latest = useRef({ text, isGoing });
  latest.current = { text, isGoing };

  const beginAnew = useCallback(
    (words: string) => {
      setKept('');
      setText(words);
      return place.renew(words);
    },
    [place],
  );

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
          if (latest.current.text === text) place.forget();
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
