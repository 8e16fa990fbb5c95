import { describe, expect, it } from 'vitest';
import { BusinessError, LogicError } from '../../core/errors.ts';
import {
  afterDangerTold,
  afterMove,
  type EContactState,
  type Move,
  type Mover,
  moveNames,
  refusalOf,
} from './moves.ts';
import { type EContactStatus, eContactStatuses, phaseOf } from './status.ts';

const now = new Date('2026-03-12T10:00:00Z');
const days = (n: number) => new Date(now.getTime() + n * 86_400_000);
const state = (over: Partial<EContactState> = {}): EContactState => ({
  status: 'SUBMITTED',
  turn: 'CLINIC',
  version: 3,
  openedAt: null,
  completedAt: null,
  membershipPending: false,
  clinicHasAnswered: false,
  ...over,
});

// Written by hand, not derived from the rules: for each move, who can make it and from which status.
const possible: Record<Move, Partial<Record<Mover, EContactStatus[]>>> = {
  submit: { PATIENT: ['CREATED', 'STARTED', 'FAILED'], SYSTEM: ['CREATED', 'STARTED', 'FAILED'] },
  failToFinalise: { PATIENT: ['STARTED'], SYSTEM: ['STARTED'] },
  cancelFinalising: { PATIENT: ['STARTED'], SYSTEM: ['STARTED'] },
  accept: { CLINIC: ['SUBMITTED'], SYSTEM: ['SUBMITTED'] },
  reply: { CLINIC: ['SUBMITTED'] },
  askQuestionnaire: { CLINIC: ['SUBMITTED'] },
  fillQuestionnaire: { PATIENT: ['SUBMITTED'] },
  replyAndClose: { CLINIC: ['SUBMITTED'] },
  archive: { CLINIC: ['SUBMITTED'] },
  reject: { CLINIC: ['SUBMITTED'] },
  answer: { PATIENT: ['SUBMITTED'] },
  addInfo: { PATIENT: ['SUBMITTED'] },
  complete: { PATIENT: ['SUBMITTED'] },
  cancel: { PATIENT: ['SUBMITTED'] },
  reopen: { CLINIC: ['COMPLETED', 'CANCELLED'], PATIENT: ['COMPLETED', 'CANCELLED'] },
  submitForPatient: { CLINIC: ['CREATED'] },
  recordAnswers: { CLINIC: ['SUBMITTED'] },
  writeFirst: { CLINIC: ['CREATED'] },
  assign: { CLINIC: ['SUBMITTED'] },
  acknowledge: { CLINIC: ['SUBMITTED'] },
  undoAcknowledge: { CLINIC: ['SUBMITTED'] },
  approvePrescription: { CLINIC: ['SUBMITTED'] },
  declinePrescription: { CLINIC: ['SUBMITTED'] },
  undoPrescription: { CLINIC: ['SUBMITTED'] },
  confirmRepresentation: { CLINIC: ['SUBMITTED', 'COMPLETED'] },
  refuseRepresentation: { CLINIC: ['SUBMITTED', 'COMPLETED', 'CANCELLED', 'REJECTED'] },
  confirmLetterReader: { CLINIC: ['SUBMITTED', 'COMPLETED', 'CANCELLED', 'REJECTED'] },
  refuseLetterReader: { CLINIC: ['SUBMITTED', 'COMPLETED', 'CANCELLED', 'REJECTED'] },
};
const closedStatuses: EContactStatus[] = ['COMPLETED', 'CANCELLED', 'REJECTED'];

/** Somebody else could make it. */
const isSomebodys = (move: Move, status: EContactStatus) =>
  Object.values(possible[move]).some((statuses) => statuses?.includes(status));

const suitable = (move: Move, status: EContactStatus): EContactState =>
  state({
    status,
    turn: status === 'SUBMITTED' ? (move === 'answer' ? 'PATIENT' : 'CLINIC') : null,
    membershipPending: move === 'accept',
    completedAt: closedStatuses.includes(status) ? days(-1) : null,
  });

describe('every status times every move times every mover', () => {
  const cases = moveNames.flatMap((move) =>
    eContactStatuses.flatMap((status) =>
      (['PATIENT', 'CLINIC', 'SYSTEM'] as const).map((by) => [by, move, status] as const),
    ),
  );
  it.each(cases)('%s: %s from %s', (by, move, status) => {
    const refusal = refusalOf(move, by, suitable(move, status), now);
    if (possible[move][by]?.includes(status)) expect(refusal).toBeUndefined();
    else if (closedStatuses.includes(status) && !isSomebodys(move, status))
      expect(refusal).toBe('ALREADY_CLOSED');
    else expect(refusal).toBe('NOT_ALLOWED');
  });
});

describe('where a move leads', () => {
  it.each<[Move, Mover, EContactState, Partial<EContactState>]>([
    ['submit', 'PATIENT', state({ status: 'CREATED', turn: null }), { status: 'SUBMITTED', turn: 'CLINIC' }],
    ['reply', 'CLINIC', state(), { status: 'SUBMITTED', turn: 'PATIENT', clinicHasAnswered: true }],
    ['replyAndClose', 'CLINIC', state(), { status: 'COMPLETED', turn: null, completedAt: now }],
    ['archive', 'CLINIC', state(), { status: 'COMPLETED', clinicHasAnswered: false }],
    ['reject', 'CLINIC', state(), { status: 'REJECTED', turn: null, completedAt: null }],
    ['answer', 'PATIENT', state({ turn: 'PATIENT', openedAt: days(-1) }), { turn: 'CLINIC', openedAt: null }],
    ['addInfo', 'PATIENT', state({ turn: 'PATIENT' }), { turn: 'CLINIC' }],
    ['cancel', 'PATIENT', state(), { status: 'CANCELLED', completedAt: now }],
    ['complete', 'PATIENT', state(), { status: 'COMPLETED', completedAt: now }],
    [
      'reopen',
      'PATIENT',
      state({ status: 'COMPLETED', completedAt: days(-5) }),
      { status: 'SUBMITTED', turn: 'CLINIC' },
    ],
    [
      'accept',
      'CLINIC',
      state({ membershipPending: true }),
      { status: 'SUBMITTED', turn: 'CLINIC', membershipPending: false },
    ],
    [
      'writeFirst',
      'CLINIC',
      state({ status: 'CREATED', turn: null }),
      { turn: 'PATIENT', clinicHasAnswered: true },
    ],
    ['submitForPatient', 'CLINIC', state({ status: 'CREATED', turn: null }), { turn: 'CLINIC' }],
    [
      'assign',
      'CLINIC',
      state({ turn: 'PATIENT', openedAt: days(2) }),
      { turn: 'PATIENT', openedAt: days(2) },
    ],
    ['failToFinalise', 'SYSTEM', state({ status: 'STARTED', turn: null }), { status: 'FAILED' }],
    ['cancelFinalising', 'SYSTEM', state({ status: 'STARTED', turn: null }), { status: 'CANCELLED' }],
  ])('%s by %s', (move, by, before, after) => {
    expect(afterMove(move, by, before, { now })).toMatchObject({ ...after, version: before.version + 1 });
  });

  it('a scheduled reply opens answering at its time, without any job', () => {
    const replied = afterMove('reply', 'CLINIC', state(), { now, opensAt: days(2) });
    expect(refusalOf('answer', 'PATIENT', replied, days(1.99))).toBe('NOT_ALLOWED');
    expect(refusalOf('answer', 'PATIENT', replied, days(2))).toBeUndefined();
    expect(refusalOf('addInfo', 'PATIENT', replied, now)).toBeUndefined();
  });
});

describe('conditions', () => {
  it('an unknown patient must be accepted before the clinic can answer', () => {
    const pending = state({ membershipPending: true });
    const allowed = moveNames.filter((move) => !refusalOf(move, 'CLINIC', pending, now));
    expect(allowed).toEqual([
      'accept',
      'reject',
      'assign',
      'acknowledge',
      'undoAcknowledge',
      'confirmRepresentation',
      'refuseRepresentation',
      'confirmLetterReader',
      'refuseLetterReader',
    ]);
  });
  it('nothing is left to accept once the patient is a member', () => {
    expect(refusalOf('accept', 'CLINIC', state(), now)).toBe('NOT_ALLOWED');
  });
  it('the patient cancels only before the first answer, and completes after it', () => {
    expect(refusalOf('cancel', 'PATIENT', state({ clinicHasAnswered: true }), now)).toBe('NOT_ALLOWED');
    expect(refusalOf('complete', 'PATIENT', state({ clinicHasAnswered: true }), now)).toBeUndefined();
  });
  it('the patient cannot answer when nothing was asked', () => {
    expect(refusalOf('answer', 'PATIENT', state({ turn: 'CLINIC' }), now)).toBe('NOT_ALLOWED');
  });
  it('the patient reopens for 30 days, the clinic at any time', () => {
    const finished = state({ status: 'COMPLETED', turn: null, completedAt: days(-30) });
    expect(refusalOf('reopen', 'PATIENT', finished, now)).toBeUndefined();
    expect(refusalOf('reopen', 'PATIENT', finished, new Date(now.getTime() + 1))).toBe('ALREADY_CLOSED');
    expect(refusalOf('reopen', 'CLINIC', finished, days(400))).toBeUndefined();
  });
});

describe('what the caller is told', () => {
  it('closed comes before changed', () => {
    const closed = state({ status: 'REJECTED', turn: null });
    expect(() => afterMove('reply', 'CLINIC', closed, { now, seen: 1 })).toThrow(
      new BusinessError('E_CONTACT_ALREADY_CLOSED'),
    );
  });
  it('somebody else was faster', () => {
    expect(() => afterMove('reply', 'CLINIC', state(), { now, seen: 2 })).toThrow(
      new LogicError('E_CONTACT_CHANGED'),
    );
    expect(afterMove('reply', 'CLINIC', state(), { now, seen: 3 }).version).toBe(4);
  });
  it('not in this state', () => {
    expect(() => afterMove('reopen', 'CLINIC', state(), { now })).toThrow(
      new LogicError('E_CONTACT_MOVE_NOT_ALLOWED'),
    );
  });
});

describe('what was answered about danger', () => {
  const answering = days(1);
  it.each(closedStatuses)('a sign opens again what is %s, however long ago', (status) => {
    const over = state({ status, turn: null, completedAt: days(-400) });
    expect(afterDangerTold(over, true)).toEqual({
      move: 'reopen',
      state: { ...over, status: 'SUBMITTED', turn: 'CLINIC', version: 4, completedAt: null },
    });
    expect(afterDangerTold(over, false)).toEqual({ move: 'addInfo', state: { ...over, version: 4 } });
  });

  it('a sign makes it the clinic’s turn, "none" leaves it whose it is and from when', () => {
    const asked = state({ turn: 'PATIENT', openedAt: answering });
    expect(afterDangerTold(asked, true)).toEqual({
      move: 'addInfo',
      state: { ...asked, turn: 'CLINIC', openedAt: null, version: 4 },
    });
    expect(afterDangerTold(asked, false).state).toEqual({ ...asked, version: 4 });
  });

  it.each(['CREATED', 'STARTED', 'FAILED'] as const)('what is %s has no conversation', (status) => {
    expect(() => afterDangerTold(state({ status, turn: null }), true)).toThrow(LogicError);
  });
});

describe('what people read as the state', () => {
  it.each(eContactStatuses.map((status) => [status]))('%s has a phase for each turn', (status) => {
    expect(phaseOf({ status, turn: 'PATIENT' })).toBe(
      status === 'SUBMITTED' ? 'PATIENT_TURN' : phaseOf({ status, turn: null }),
    );
  });
});
