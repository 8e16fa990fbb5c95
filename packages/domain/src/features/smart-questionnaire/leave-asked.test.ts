import { describe, expect, it } from 'vitest';
import { noLeave } from '../leave/index.ts';
import type { Answers } from './asking/answer.ts';
import { questionsFor } from './asking/asking.ts';
import { asksForLeave, leaveCardOf } from './leave-asked.ts';

const adult = { ageMonths: 480, sex: 'FEMALE' } as const;
const chosen = (choice: string) => ({ choices: [choice] });

describe('leave that is told about', () => {
  it.each(['FIT_NOTE', 'SICK_LEAVE'] as const)('to begin it, by the questions of %s', (problemType) => {
    const answers: Answers = {
      leaveType: chosen('CARE_NOTE'),
      startDate: { text: '2026-11-16' },
      carePatientCode: { text: '62003150012' },
      jobDescription: { text: 'Laos' },
      worksWeekends: chosen('yes'),
      unavailableTimes: { text: 'Reedel' },
    };
    expect(leaveCardOf({ problemType, answers, leaveRequest: null })).toEqual({
      matter: 'START',
      note: 'CARE_NOTE',
      startDate: '2026-11-16',
      returnDate: null,
      untilDate: null,
      jobDescription: 'Laos',
      worksWeekends: true,
      unavailableVisitTimes: 'Reedel',
      carePatientCode: '62003150012',
      notes: '',
    });
  });

  it('to end it', () => {
    const answers: Answers = {
      leaveType: chosen('SICK_NOTE'),
      returnDate: { text: '2026-11-20' },
      note: { text: 'Terve' },
    };
    expect(leaveCardOf({ problemType: 'FIT_NOTE_END', answers, leaveRequest: null })).toMatchObject({
      matter: 'END',
      note: 'SICK_NOTE',
      returnDate: '2026-11-20',
      notes: 'Terve',
    });
  });

  it('to make it longer', () => {
    const answers: Answers = { leaveType: chosen('SICK_NOTE'), until: { text: '2026-11-30' } };
    expect(leaveCardOf({ problemType: 'FIT_NOTE_ENLENGTHEN', answers, leaveRequest: null })).toMatchObject({
      matter: 'LENGTHEN',
      untilDate: '2026-11-30',
    });
  });

  it('beside an illness', () => {
    const leaveRequest = { ...noLeave, type: 'SICK_NOTE', startDate: '2026-11-16' } as const;
    expect(leaveCardOf({ problemType: 'COUGH', answers: {}, leaveRequest })).toMatchObject({
      matter: 'START',
      note: 'SICK_NOTE',
      startDate: '2026-11-16',
    });
  });

  it('is none where none is needed, or nobody was asked', () => {
    expect(leaveCardOf({ problemType: 'COUGH', answers: {}, leaveRequest: noLeave })).toBeNull();
    expect(leaveCardOf({ problemType: 'COUGH', answers: {}, leaveRequest: null })).toBeNull();
    const answers = { leaveType: chosen('NOT_NEEDED') };
    expect(leaveCardOf({ problemType: 'SICK_LEAVE', answers, leaveRequest: null })).toBeNull();
  });
});

it.each(['SICK_LEAVE', 'FIT_NOTE', 'FIT_NOTE_END', 'FIT_NOTE_ENLENGTHEN'] as const)(
  '%s asks whom somebody cares for, and must know it',
  (type) => {
    const asked = questionsFor(type, { leaveType: chosen('CARE_NOTE') }, adult);
    expect(asked.find(({ id }) => id === 'carePatientCode')).toMatchObject({ required: true });
    expect(asksForLeave(type)).toBe(false);
  },
);
