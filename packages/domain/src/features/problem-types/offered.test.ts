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

const all = { switchedOff: none, hasQuestionnaires: true, isFilled: () => true };

test('a clinic offers all that it has not switched off', () => {
  expect(offeredTypes(all)).toEqual(problemTypes);
  const offered = offeredTypes({ ...all, switchedOff: new Set(['COUGH', 'PHQ9']) });
  expect(problemTypes.filter((type) => !offered.includes(type))).toEqual(['COUGH', 'PHQ9']);
});

test('a questionnaire is offered where the clinic has them, and somebody has its words', () => {
  expect(offeredTypes({ ...all, hasQuestionnaires: false })).toHaveLength(63);
  const offered = offeredTypes({ ...all, isFilled: (type) => type === 'PHQ9' });
  expect(offered).toHaveLength(64);
  expect(offered).toContain('PHQ9');
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
