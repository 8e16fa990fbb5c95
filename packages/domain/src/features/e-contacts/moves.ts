import { BusinessError, LogicError } from '../../core/errors.ts';
import { reopenDays } from './limits.ts';
import { type EContactStatus, isClosed, type Party } from './status.ts';

export interface EContactState {
  readonly status: EContactStatus;
  readonly turn: Party | null;
  readonly version: number;
  /** The patient may answer from this time on; null: at once. */
  readonly openedAt: Date | null;
  readonly completedAt: Date | null;
  /** The clinic does not know this patient yet and must accept or reject first. */
  readonly membershipPending: boolean;
  readonly clinicHasAnswered: boolean;
}

/** Before anything was done to it. */
export const notSent: EContactState = {
  status: 'CREATED',
  turn: null,
  version: 0,
  openedAt: null,
  completedAt: null,
  membershipPending: false,
  clinicHasAnswered: false,
};

export type Mover = Party | 'SYSTEM';
type Condition = 'MEMBERSHIP_PENDING' | 'ANSWERING_IS_OPEN' | 'BEFORE_FIRST_ANSWER';

interface Rule {
  readonly by: readonly Mover[];
  readonly from: readonly EContactStatus[];
  readonly to: EContactStatus | 'SAME';
  readonly turn?: Party;
  readonly only?: Condition;
}

/** The whole life of an e-contact. */
export const moves = {
  /** By the system where the answers of an outside page come when nobody is there; late ones are not lost. */
  submit: {
    by: ['PATIENT', 'SYSTEM'],
    from: ['CREATED', 'STARTED', 'FAILED'],
    to: 'SUBMITTED',
    turn: 'CLINIC',
  },
  failToFinalise: { by: ['PATIENT', 'SYSTEM'], from: ['STARTED'], to: 'FAILED' },
  cancelFinalising: { by: ['PATIENT', 'SYSTEM'], from: ['STARTED'], to: 'CANCELLED' },
  /** By the system when an import puts the patient on the list. */
  accept: { by: ['CLINIC', 'SYSTEM'], from: ['SUBMITTED'], to: 'SAME', only: 'MEMBERSHIP_PENDING' },
  reply: { by: ['CLINIC'], from: ['SUBMITTED'], to: 'SUBMITTED', turn: 'PATIENT' },
  /** Staff ask for a questionnaire to be filled in, and it comes back. */
  askQuestionnaire: { by: ['CLINIC'], from: ['SUBMITTED'], to: 'SUBMITTED', turn: 'PATIENT' },
  fillQuestionnaire: { by: ['PATIENT'], from: ['SUBMITTED'], to: 'SUBMITTED', turn: 'CLINIC' },
  replyAndClose: { by: ['CLINIC'], from: ['SUBMITTED'], to: 'COMPLETED' },
  archive: { by: ['CLINIC'], from: ['SUBMITTED'], to: 'COMPLETED' },
  reject: { by: ['CLINIC'], from: ['SUBMITTED'], to: 'REJECTED' },
  answer: {
    by: ['PATIENT'],
    from: ['SUBMITTED'],
    to: 'SUBMITTED',
    turn: 'CLINIC',
    only: 'ANSWERING_IS_OPEN',
  },
  addInfo: { by: ['PATIENT'], from: ['SUBMITTED'], to: 'SUBMITTED', turn: 'CLINIC' },
  complete: { by: ['PATIENT'], from: ['SUBMITTED'], to: 'COMPLETED' },
  cancel: { by: ['PATIENT'], from: ['SUBMITTED'], to: 'CANCELLED', only: 'BEFORE_FIRST_ANSWER' },
  reopen: { by: ['CLINIC', 'PATIENT'], from: ['COMPLETED', 'CANCELLED'], to: 'SUBMITTED', turn: 'CLINIC' },
  /** Staff write down what a patient said, or write to a patient first. */
  submitForPatient: { by: ['CLINIC'], from: ['CREATED'], to: 'SUBMITTED', turn: 'CLINIC' },
  writeFirst: { by: ['CLINIC'], from: ['CREATED'], to: 'SUBMITTED', turn: 'PATIENT' },
  /** Staff fill in a questionnaire with the patient. */
  recordAnswers: { by: ['CLINIC'], from: ['SUBMITTED'], to: 'SAME' },
  assign: { by: ['CLINIC'], from: ['SUBMITTED'], to: 'SAME' },
  /** Somebody has seen the red flag. */
  acknowledge: { by: ['CLINIC'], from: ['SUBMITTED'], to: 'SAME' },
  /** It was marked as seen by a slip: it waits again. */
  undoAcknowledge: { by: ['CLINIC'], from: ['SUBMITTED'], to: 'SAME' },
  /** What became of one medicine that was asked for; whose turn it is stays. */
  approvePrescription: { by: ['CLINIC'], from: ['SUBMITTED'], to: 'SAME' },
  declinePrescription: { by: ['CLINIC'], from: ['SUBMITTED'], to: 'SAME' },
  undoPrescription: { by: ['CLINIC'], from: ['SUBMITTED'], to: 'SAME' },
  /** The clinic knows, or does not know, that the writer acts for the patient. */
  confirmRepresentation: { by: ['CLINIC'], from: ['SUBMITTED', 'COMPLETED'], to: 'SAME' },
  refuseRepresentation: {
    by: ['CLINIC'],
    from: ['SUBMITTED', 'COMPLETED', 'CANCELLED', 'REJECTED'],
    to: 'SAME',
  },
  /** Whoever opened it by the link in a letter is, or is not, whom the letter was written to. */
  confirmLetterReader: {
    by: ['CLINIC'],
    from: ['SUBMITTED', 'COMPLETED', 'CANCELLED', 'REJECTED'],
    to: 'SAME',
  },
  refuseLetterReader: {
    by: ['CLINIC'],
    from: ['SUBMITTED', 'COMPLETED', 'CANCELLED', 'REJECTED'],
    to: 'SAME',
  },
} as const satisfies Record<string, Rule>;

export type Move = keyof typeof moves;
export const moveNames = Object.keys(moves) as Move[];

/** The clinic's own business: no patient reads of it. */
export const internalMoves = [
  'assign',
  'acknowledge',
  'undoAcknowledge',
  'confirmRepresentation',
  'refuseRepresentation',
  'confirmLetterReader',
  'refuseLetterReader',
] as const satisfies readonly Move[];
/** The clinic's own order: nothing of it changes what a reply should say. */
export const housekeepingMoves = [
  'assign',
  'acknowledge',
  'confirmRepresentation',
  'confirmLetterReader',
] as const satisfies readonly (typeof internalMoves)[number][];
export type InternalMove = (typeof internalMoves)[number];
const isInternal = (move: Move): move is InternalMove => internalMoves.some((internal) => internal === move);
/** What a patient reads of. */
export const openMoves = moveNames.filter((move) => !isInternal(move)) as Exclude<Move, InternalMove>[];

/** Decisions about medicines: one after the other, often with a reply between. */
export const prescriptionMoves = [
  'approvePrescription',
  'declinePrescription',
  'undoPrescription',
] as const satisfies readonly Move[];

export const isAboutMedicine = (move: Move): boolean => prescriptionMoves.some((each) => each === move);

const questionnaireMoves: readonly Move[] = ['askQuestionnaire', 'fillQuestionnaire', 'recordAnswers'];

/** The reason of such an entry is the questionnaire. */
export const isAboutQuestionnaire = (move: Move): boolean => questionnaireMoves.includes(move);

export type Refusal = 'ALREADY_CLOSED' | 'NOT_ALLOWED';

/** Until an unknown patient is accepted, the clinic cannot answer. */
const whilePending: readonly Move[] = ['accept', 'reject', ...internalMoves];

const holds: Record<Condition, (state: EContactState, now: Date) => boolean> = {
  MEMBERSHIP_PENDING: (state) => state.membershipPending,
  ANSWERING_IS_OPEN: (state, now) =>
    state.turn === 'PATIENT' && (state.openedAt === null || state.openedAt <= now),
  BEFORE_FIRST_ANSWER: (state) => !state.clinicHasAnswered,
};

export const reopenUntil = (completedAt: Date): Date =>
  new Date(completedAt.getTime() + reopenDays * 86_400_000);

const tooLateToReopen = (move: Move, by: Mover, state: EContactState, now: Date) =>
  move === 'reopen' &&
  by === 'PATIENT' &&
  (state.completedAt === null || now > reopenUntil(state.completedAt));

/** Why this move is not possible now; undefined when it is. Screens ask it to show a button. */
export const refusalOf = (move: Move, by: Mover, state: EContactState, now: Date): Refusal | undefined => {
  const rule: Rule = moves[move];
  if (!rule.from.includes(state.status)) return isClosed(state.status) ? 'ALREADY_CLOSED' : 'NOT_ALLOWED';
  if (!rule.by.includes(by)) return 'NOT_ALLOWED';
  if (tooLateToReopen(move, by, state, now)) return 'ALREADY_CLOSED';
  if (by === 'CLINIC' && state.membershipPending && !whilePending.includes(move)) return 'NOT_ALLOWED';
  return rule.only && !holds[rule.only](state, now) ? 'NOT_ALLOWED' : undefined;
};

const answers: readonly Move[] = [
  'reply',
  'replyAndClose',
  'writeFirst',
  'askQuestionnaire',
  'approvePrescription',
  'declinePrescription',
];

export interface MoveContext {
  readonly now: Date;
  /** The version the person looked at. */
  readonly seen?: number | undefined;
  /** With reply: the patient may answer from this time on. */
  readonly opensAt?: Date | undefined;
}

/** The state after the move, or a thrown refusal. A closed thing is said to be closed before "it changed". */
export const afterMove = (
  move: Move,
  by: Mover,
  state: EContactState,
  context: MoveContext,
): EContactState => {
  const refusal = refusalOf(move, by, state, context.now);
  if (refusal === 'ALREADY_CLOSED') throw new BusinessError('E_CONTACT_ALREADY_CLOSED');
  if (context.seen !== undefined && context.seen !== state.version) throw new LogicError('E_CONTACT_CHANGED');
  if (refusal) throw new LogicError('E_CONTACT_MOVE_NOT_ALLOWED');
  const rule: Rule = moves[move];
  if (rule.to === 'SAME')
    return {
      ...state,
      version: state.version + 1,
      membershipPending: state.membershipPending && move !== 'accept',
      clinicHasAnswered: state.clinicHasAnswered || answers.includes(move),
    };
  const status = rule.to;
  return {
    status,
    turn: rule.turn ?? null,
    version: state.version + 1,
    openedAt: rule.turn === 'PATIENT' ? (context.opensAt ?? null) : null,
    completedAt: status === 'COMPLETED' || status === 'CANCELLED' ? context.now : null,
    membershipPending: state.membershipPending,
    clinicHasAnswered: state.clinicHasAnswered || answers.includes(move),
  };
};

interface DangerTold {
  readonly move: 'addInfo' | 'reopen';
  readonly state: EContactState;
}

/**
 * What the patient ticked of one more question about danger is taken in every state that the clinic can see: whoever ticks
 * a sign does not look at the state first. A sign opens again what was closed, however and however long ago, as nobody
 * looks there; that there is none changes nothing but the version.
 */
export const afterDangerTold = (state: EContactState, hasSign: boolean): DangerTold => {
  const isOpen = state.status === 'SUBMITTED';
  if (!isOpen && !isClosed(state.status)) throw new LogicError('E_CONTACT_MOVE_NOT_ALLOWED');
  const version = state.version + 1;
  if (!hasSign) return { move: 'addInfo', state: { ...state, version } };
  return {
    move: isOpen ? 'addInfo' : 'reopen',
    state: { ...state, status: 'SUBMITTED', turn: 'CLINIC', version, openedAt: null, completedAt: null },
  };
};
