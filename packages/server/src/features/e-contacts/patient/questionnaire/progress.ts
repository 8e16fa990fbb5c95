import type { FileItem } from '@tervita/contract/files';
import type { QuestionnaireProgress } from '@tervita/contract/smart-questionnaire';
import {
  asksForLeave,
  asksForVisitTimes,
  type FiredRule,
  firstOpen,
  type QuestionnaireStage,
} from '@tervita/domain/smart-questionnaire';
import type { Reader } from '../../../../core/database/database.ts';
import type { Actor } from '../../../../core/session/actor.ts';
import { filesOfDraft } from '../../../files/index.ts';
import type { Suspect } from '../more-danger.ts';
import { alarmOf } from './alarm.ts';
import { withOnceMore } from './asked-once-more.ts';
import { withoutOldDanger } from './danger-answer.ts';
import { judge, type LookThrough } from './judge.ts';
import { typedWords } from './keep-draft.ts';
import { askedOf } from './only-danger.ts';
import type { Found } from './questionnaire-store.ts';
import { shownQuestion } from './shown-question.ts';
import { signsShown } from './signs-shown.ts';
import { warningOf } from './warning.ts';
import { wordsIn } from './words.ts';

/** The strongest warning that nobody has read yet; weaker ones wait for their turn. */
const noticeOf = (found: Found, fired: readonly FiredRule[], now: Date): QuestionnaireProgress['notice'] => {
  const { questionnaire, about } = found;
  const { language, acknowledged } = questionnaire;
  const words = wordsIn(language);
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

const stageOf = (found: Found, isAnswered: boolean): QuestionnaireStage => {
  const { problemType, leaveRequest, unavailableVisitTimes, summary } = found.questionnaire;
  if (!problemType) return 'QUESTIONS';
  if (!isAnswered) return 'ANSWERS';
  if (found.questionnaire.isOnlyDanger) return 'OWN_WORDS';
  if (asksLeave(found.questionnaire) && !leaveRequest) return 'SICK_LEAVE';
  if (asksVisitTimes(found.questionnaire) && unavailableVisitTimes === null) return 'VISIT_INFO';
  return summary === null ? 'SUMMARY' : 'CONFIRM';
};

/** What stands beside the questionnaire in its draft. */
export interface Beside {
  readonly files: readonly FileItem[];
  readonly typed: string | null;
}

export const besideOf = async (db: Reader, actor: Actor, found: Found, now: Date): Promise<Beside> => ({
  files: await filesOfDraft(db, actor, found.questionnaire.id),
  typed: await typedWords(db, found, now),
});

interface Looked {
  readonly now: Date;
  readonly suspect: Suspect;
  readonly lookThrough?: LookThrough;
}

/** What the person sees: what was asked so far, what comes next, and whether something must not wait. */
export const progressOf = (
  kept: Found,
  { files, typed }: Beside,
  { now, suspect, lookThrough }: Looked,
): QuestionnaireProgress => {
  const found = withoutOldDanger(kept, now);
  const { questionnaire } = found;
  const { problemType, answers } = questionnaire;
  const { patient, fired } = judge(found, now, lookThrough);
  const words = wordsIn(questionnaire.language);
  const shown = withOnceMore(askedOf(found, patient), found, { patient, fired }, suspect);
  const next = firstOpen(shown, answers);
  const asked = next ? shown.slice(0, next.index + 1) : shown;
  return {
    aiQuestionnaireId: questionnaire.id,
    stage: stageOf(found, next === null),
    patientPersonId: questionnaire.patientPersonId,
    clinicId: questionnaire.clinicId,
    locale: questionnaire.language,
    input: questionnaire.input,
    typed,
    candidates: questionnaire.candidates.map(({ type, because }) => ({
      chiefProblemTypeId: type,
      because: [...because],
    })),
    chiefProblemTypeId: problemType,
    questions: asked.map((question) => ({
      question: shownQuestion(question, words),
      answer: (answers[question.id] as QuestionnaireProgress['questions'][number]['answer']) ?? null,
    })),
    aboutHowMany: shown.length + askedBesides(questionnaire),
    asksLeave: asksLeave(questionnaire),
    leaveRequest: questionnaire.leaveRequest,
    asksVisitTimes: asksVisitTimes(questionnaire),
    unavailableVisitTimes: questionnaire.unavailableVisitTimes,
    isAlarming: questionnaire.eContactId === null && alarmOf(kept, now, lookThrough) !== undefined,
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
  };
};
