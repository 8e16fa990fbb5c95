import type { FileItem } from '@tervita/contract/files';
import type { QuestionnaireProgress } from '@tervita/contract/smart-questionnaire';
import {
  asksForLeave,
  asksForVisitTimes,
  dangerQuestionId,
  type FiredRule,
  firstOpen,
  moreDangerQuestionId,
  noSign,
  type PatientFacts,
  type Question,
  type QuestionnaireStage,
  questionsFor,
  withTickedSigns,
} from '@tervita/domain/smart-questionnaire';
import type { Reader } from '../../../../core/database/database.ts';
import type { Actor } from '../../../../core/session/actor.ts';
import { filesOfDraft } from '../../../files/index.ts';
import { findRequest } from '../../requests/request-store.ts';
import type { Suspect } from '../more-danger.ts';
import { warningOfUnsent } from '../warn-writer.ts';
import { alarmOf } from './alarm.ts';
import { withOnceMore } from './asked-once-more.ts';
import { reasonAskedFor, withoutDenied, withoutOldDanger } from './danger-answer.ts';
import { alertsInText, judge, type LookThrough } from './judge.ts';
import { typedWords } from './keep-draft.ts';
import { likeliestFirst } from './likeliest-first.ts';
import { askedOf, isInstrument, misfitIn } from './only-danger.ts';
import type { Found } from './questionnaire-store.ts';
import { refusalOf } from './refusal.ts';
import { shownQuestion } from './shown-question.ts';
import { signsShown } from './signs-shown.ts';
import { findOwnWords, findWordsBeside } from './text-to-file.ts';
import { warningOf } from './warning.ts';
import { wordsFor } from './words.ts';

/** The strongest warning that nobody has read yet; weaker ones wait for their turn. */
const noticeOf = (found: Found, fired: readonly FiredRule[], now: Date): QuestionnaireProgress['notice'] => {
  const { questionnaire, about } = found;
  const { language, acknowledged } = questionnaire;
  const words = wordsFor(found, language);
  const unread = fired.filter(({ id }) => !acknowledged.includes(id));
  const signsOf = (rule: FiredRule) => signsShown(rule, found, words, now);
  const warned = warningOf(unread, { language, about, signsOf, now });
  if (!warned) return null;
  const { warning, rules } = warned;
  return {
    ...warning,
    ruleIds: rules.map(({ id }) => id),
    questionId: rules.flatMap(({ because }) => because)[0]?.question ?? null,
  };
};

const asksLeave = ({ problemType, isOnlyDanger }: Found['questionnaire']): boolean =>
  problemType !== null && !isOnlyDanger && asksForLeave(problemType);

const asksVisitTimes = ({ problemType, isOnlyDanger }: Found['questionnaire']): boolean =>
  problemType !== null && !isOnlyDanger && asksForVisitTimes(problemType);

/** What is asked beside the questions of the catalogue. */
const askedBesides = (questionnaire: Found['questionnaire']): number =>
  [asksLeave(questionnaire), asksVisitTimes(questionnaire)].filter(Boolean).length;

const stageOf = (found: Found, isAnswered: boolean, patient: PatientFacts): QuestionnaireStage => {
  const { problemType, leaveRequest, unavailableVisitTimes, summary, input } = found.questionnaire;
  // Danger is asked before anything is told; what was told before is asked with the reason that it leads to.
  if (!problemType) return isAnswered || input !== '' ? 'QUESTIONS' : 'ANSWERS';
  if (!isAnswered) return 'ANSWERS';
  if (found.questionnaire.isOnlyDanger || misfitIn(found, patient)) return 'OWN_WORDS';
  if (asksLeave(found.questionnaire) && !leaveRequest) return 'SICK_LEAVE';
  if (asksVisitTimes(found.questionnaire) && unavailableVisitTimes === null) return 'VISIT_INFO';
  return summary === null ? 'SUMMARY' : 'CONFIRM';
};

/** Whoever is asked anew sees the signs that they ticked before, also for another reason: left out now, they are taken back. */
const withSignsTicked = (question: Question, { questionnaire: { answers } }: Found): Question =>
  question.id === dangerQuestionId && 'options' in question
    ? {
        ...question,
        options: [
          ...withTickedSigns(
            question.options.filter((each) => each !== noSign),
            answers,
          ),
          noSign,
        ],
      }
    : question;

/** Whoever was away shorter than this knows what they answered. */
const awayMinutes = 30;

const keptSince = ({ updatedAt, answers }: Found['questionnaire'], now: Date): string | null => {
  const isAway = now.getTime() - updatedAt.getTime() > awayMinutes * 60_000;
  return isAway && Object.keys(answers).length > 0 ? updatedAt.toISOString() : null;
};

/** What stands beside the questionnaire in its draft. */
export interface Beside {
  readonly request: QuestionnaireProgress['request'];
  readonly refusal: QuestionnaireProgress['refusal'];
  readonly files: readonly FileItem[];
  readonly typed: string | null;
  readonly ownWords: string | null;
  readonly wordsBeside: string;
}

const requestOf = async (db: Reader, { questionnaire: { requestId } }: Found): Promise<Beside['request']> => {
  const request = requestId === null ? undefined : await findRequest(db, requestId);
  return request ? { id: request.id, eContactId: request.eContactId } : null;
};

export const besideOf = async (db: Reader, actor: Actor, found: Found, now: Date): Promise<Beside> => ({
  files: await filesOfDraft(db, actor, found.questionnaire.id),
  typed: await typedWords(db, found, now),
  ownWords: await findOwnWords(db, found, now),
  wordsBeside: await findWordsBeside(db, found, now),
  request: await requestOf(db, found),
  refusal: await refusalOf(db, found, now),
});

interface Looked {
  readonly now: Date;
  readonly suspect: Suspect;
  readonly wordsBeside: string;
  readonly lookThrough?: LookThrough;
}

/** What this person is asked now, and the answers that count. */
export const questionsShown = (kept: Found, { now, suspect, wordsBeside, lookThrough }: Looked) => {
  const found = withoutOldDanger(kept, now);
  const { patient, fired } = judge(found, now, lookThrough);
  const asks = likeliestFirst(askedOf(found, patient), found.questionnaire.input, patient, suspect).map(
    (question) => withSignsTicked(withoutDenied(question, kept, now), kept),
  );
  return {
    found,
    patient,
    fired,
    ...withOnceMore(asks, found, { patient, fired, wordsBeside, now, suspect }),
  };
};

/** Words that stand in the draft open one more question about danger, which nobody has answered. */
export const opensOnceMore = (kept: Found, looked: Looked): boolean => {
  const { shown, answers } = questionsShown(kept, looked);
  return shown.some(({ id }) => id === moreDangerQuestionId && !answers[id]);
};

/** What the person sees: what was asked so far, what comes next, and whether something must not wait. */
export const progressOf = (
  kept: Found,
  { files, typed, ownWords, wordsBeside, request, refusal }: Beside,
  looked: Omit<Looked, 'wordsBeside'>,
): QuestionnaireProgress => {
  const { found, patient, fired, shown, answers } = questionsShown(kept, {
    ...looked,
    wordsBeside,
  });
  const { now, lookThrough } = looked;
  const { questionnaire } = found;
  const { problemType, language } = questionnaire;
  const words = wordsFor(found, language);
  const alarm = questionnaire.eContactId === null ? alarmOf(kept, now, lookThrough) : undefined;
  const next = firstOpen(shown, answers);
  const asked = next ? shown.slice(0, next.index + 1) : shown;
  // Until the reason is found, about as many as where none is.
  const aboutHowMany = problemType
    ? shown.length
    : questionsFor(reasonAskedFor(questionnaire), answers, patient).length;
  return {
    aiQuestionnaireId: questionnaire.id,
    stage: stageOf(found, next === null, patient),
    patientPersonId: questionnaire.patientPersonId,
    clinicId: questionnaire.clinicId,
    locale: questionnaire.language,
    input: questionnaire.input,
    typed,
    typedWarning:
      typed === null ? null : warningOfUnsent(alertsInText(typed), { language, about: found.about, now }),
    ownWords,
    candidates: questionnaire.candidates.map(({ type, because }) => ({
      chiefProblemTypeId: type,
      because: [...because],
    })),
    chiefProblemTypeId: problemType,
    questions: asked.map((question) => ({
      question: shownQuestion(question, words, language),
      answer: (answers[question.id] as QuestionnaireProgress['questions'][number]['answer']) ?? null,
    })),
    aboutHowMany: aboutHowMany + askedBesides(questionnaire),
    isScored: isInstrument(problemType) && !questionnaire.isOnlyDanger,
    misfit: misfitIn(found, patient),
    keptSince: questionnaire.eContactId ? null : keptSince(kept.questionnaire, now),
    asksLeave: asksLeave(questionnaire),
    leaveRequest: questionnaire.leaveRequest,
    asksVisitTimes: asksVisitTimes(questionnaire),
    unavailableVisitTimes: questionnaire.unavailableVisitTimes,
    isAlarming: alarm !== undefined,
    goesAt: alarm?.notBefore.toISOString() ?? null,
    notice: questionnaire.eContactId ? null : noticeOf(found, fired, now),
    summary:
      questionnaire.summary === null
        ? null
        : {
            text: questionnaire.summary,
            isEdited: questionnaire.isSummaryEdited,
            engine: questionnaire.engine,
          },
    files: [...files],
    eContactId: questionnaire.eContactId,
    request,
    refusal,
  };
};
