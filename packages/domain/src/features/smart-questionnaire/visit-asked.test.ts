import { expect, it } from 'vitest';
import { problemTypes, visitMinutesOf } from '../problem-types/index.ts';
import { asksForLeave } from './leave-asked.ts';
import { problemOf } from './problems/catalogue.ts';
import { asksForVisitTimes } from './visit-asked.ts';

it('times when somebody cannot come are asked for visits and procedures, and of nobody else', () => {
  expect(problemTypes.filter(asksForVisitTimes)).toEqual([
    'PREGNANCY_START',
    'REQUEST_VACCINATION',
    'REQUEST_LABS',
    'WELLNESS_VISIT_CHILD',
    'WELLNESS_DIABETES',
    'WEIGHT_MANAGEMENT_SCREENING',
    'APPOINTMENT',
    'PROC_SUTURES',
    'PROC_WOUNDDRESSING',
    'PROC_CASTREMOVAL',
  ]);
});

it('whoever is asked which times suit for a visit is asked which do not', () => {
  const asked = problemTypes.filter((type) =>
    problemOf(type)?.questions.some(({ words }) => words === 'availability'),
  );
  expect(asked.filter((type) => !asksForVisitTimes(type))).toEqual([]);
});

it('a wound dressing takes half an hour, and is a visit', () => {
  expect(problemTypes.filter((type) => visitMinutesOf(type) !== null)).toEqual(['PROC_WOUNDDRESSING']);
  expect(visitMinutesOf('PROC_WOUNDDRESSING')).toBe(30);
  expect(asksForVisitTimes('PROC_WOUNDDRESSING')).toBe(true);
});

it('a reason that asks for them asks questions, and does not ask about leave, which has its own', () => {
  for (const type of problemTypes.filter(asksForVisitTimes)) {
    expect(problemOf(type)).toBeDefined();
    expect(asksForLeave(type)).toBe(false);
  }
});
