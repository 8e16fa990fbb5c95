import { expect, test } from 'vitest';
import {
  fixedOftenChosen,
  groupOption,
  offeredTypes,
  oftenChosen,
  patientGroups,
  problemTypes,
  reasonIconNames,
  reasonOption,
} from './index.ts';

const none = new Set<never>();

test('a clinic offers all that it has not switched off', () => {
  expect(offeredTypes({ plan: 'PREMIUM', switchedOff: none })).toEqual(problemTypes);
  const offered = offeredTypes({ plan: 'PREMIUM', switchedOff: new Set(['COUGH', 'PHQ9']) });
  expect(problemTypes.filter((type) => !offered.includes(type))).toEqual(['COUGH', 'PHQ9']);
});

test('questionnaires belong to the largest plan', () => {
  expect(offeredTypes({ plan: 'BASIC', switchedOff: none })).toHaveLength(63);
  expect(offeredTypes({ plan: 'SPECIAL', switchedOff: none })).not.toContain('PHQ9');
});

test('often chosen: the own ones first, four in all, none that is not offered', () => {
  expect(oftenChosen([], problemTypes)).toEqual(fixedOftenChosen);
  expect(oftenChosen(['BACK_PAIN', 'SICK_LEAVE'], problemTypes)).toEqual([
    'BACK_PAIN',
    'SICK_LEAVE',
    'ACUTE_INFECTION',
    'PRESCRIPTION',
  ]);
  expect(oftenChosen(['OTHER_PROBLEM', 'PHQ9', 'COUGH'], ['SKIN_RASH', 'OTHER_PROBLEM', 'PHQ9'])).toEqual([
    'SKIN_RASH',
  ]);
});

test('every option has a picture; a group leads to its page and back', () => {
  for (const type of problemTypes) expect(reasonIconNames).toContain(reasonOption(type).icon);
  for (const group of patientGroups) {
    const { navigateTo, navigateBackTo } = groupOption(group);
    expect(navigateTo).toBe(`${navigateBackTo}?group=${group}`);
  }
});
