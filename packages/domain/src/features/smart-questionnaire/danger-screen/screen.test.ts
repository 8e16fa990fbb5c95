import { describe, expect, test } from 'vitest';
import { type ProblemType, patientProblemTypes, problemTypes } from '../../problem-types/index.ts';
import type { PatientFacts } from '../asking/answer.ts';
import { actions } from '../red-flags/rule.ts';
import { dangerScreen, mostSigns, possibleSigns, signsNotAsked } from './screen.ts';
import { signs } from './signs.ts';

const years = (age: number) => age * 12;
const ages = [0, 2, 5, 11, 18, ...[6, 9, 11, 15, 30, 55, 80].map(years), null];
const people: readonly PatientFacts[] = ages.flatMap((ageMonths) =>
  (['FEMALE', 'MALE', 'NOT_DISCLOSED'] as const).map((sex) => ({ ageMonths, sex })),
);

const boy = { ageMonths: years(6), sex: 'MALE' } as const;
const baby = { ageMonths: 1, sex: 'FEMALE' } as const;
const woman = { ageMonths: years(30), sex: 'FEMALE' } as const;
const man = { ageMonths: years(70), sex: 'MALE' } as const;

describe.each(problemTypes)('%s', (type) => {
  test(`shows everybody at least six and at most ${mostSigns} signs, each once, the gravest first`, () => {
    for (const patient of people) {
      const shown = dangerScreen(type, patient);
      expect(shown.length).toBeGreaterThanOrEqual(6);
      expect(shown.length).toBeLessThanOrEqual(mostSigns);
      expect(new Set(shown).size).toBe(shown.length);
      const strengths = shown.map((sign) => actions.indexOf(signs[sign].action));
      expect(strengths).toEqual(strengths.toSorted((one, other) => one - other));
      for (const sign of shown) expect(possibleSigns(type)).toContain(sign);
    }
  });

  test('asks whoever is old enough whether they think of ending their life', () => {
    for (const patient of people)
      expect(dangerScreen(type, patient).includes('selfharm')).toBe(
        patient.ageMonths === null || patient.ageMonths >= years(7),
      );
  });

  test('stands for every general danger, in a sign of its own or with another', () => {
    for (const patient of [woman, man, { ageMonths: null, sex: 'MALE' } as const]) {
      const shown = new Set(dangerScreen(type, patient));
      const has = (...some: Parameters<typeof shown.has>[0][]) => some.some((each) => shown.has(each));
      expect(has('breathing')).toBe(true);
      expect(has('heart', 'heartbrain') && has('stroke', 'heartbrain')).toBe(true);
      expect(has('collapse', 'unwell') && has('veryill', 'unwell')).toBe(true);
      expect(has('bleeding', 'hurt') && has('accident', 'hurt')).toBe(true);
      expect(has('strongpain')).toBe(true);
    }
  });
});

test('a boy of six is not asked about pregnancy, nor about his life', () => {
  for (const type of patientProblemTypes)
    for (const sign of ['pregnant', 'selfharm', 'plan', 'heart'] as const)
      expect(dangerScreen(type, boy)).not.toContain(sign);
});

test('a boy of six is asked what the drawing shows', () => {
  expect(dangerScreen('OTHER_PROBLEM', boy)).toEqual([
    'breathing',
    'drowsy',
    'fit',
    'spots',
    'bleeding',
    'strongpain',
    'poisoned',
    'injury',
    'dry',
  ]);
});

test('a child of two is asked whether it is dried out, and a girl of ten in low mood about a plan', () => {
  expect(dangerScreen('OTHER_PROBLEM', { ...boy, ageMonths: years(2) })).toContain('dried');
  expect(dangerScreen('DEPRESSION', { ageMonths: years(10), sex: 'FEMALE' })).toContain('plan');
});

test('a baby of one month is asked about its temperature and its feeds, whatever the reason', () => {
  for (const type of patientProblemTypes)
    expect(dangerScreen(type, baby)).toEqual(expect.arrayContaining(['babybreath', 'babyheat', 'feeds']));
  expect(dangerScreen('COUGH', { ...baby, ageMonths: 5 })).not.toContain('babyheat');
});

test('a reason has its own signs', () => {
  expect(dangerScreen('BACK_PAIN', man)).toEqual(expect.arrayContaining(['cauda', 'legweak', 'flank']));
  expect(dangerScreen('PREGNANCY_COMMS', woman)).toEqual(
    expect.arrayContaining(['bleed', 'preecl', 'unborn']),
  );
  expect(dangerScreen('PREGNANCY_COMMS', woman)).not.toContain('pregnant');
  expect(dangerScreen('PRESCRIPTION_REFILL', woman)).toContain('pregnant');
});

test('spots that do not fade are asked about by themselves where rash, fever or headache is the reason, at any age', () => {
  for (const type of ['SKIN_RASH', 'ACUTE_INFECTION', 'HEADACHE'] as const)
    for (const patient of people) expect(dangerScreen(type, patient)).toContain('spots');
});

test('a sign has one strength: a swollen leg is for today, with breathlessness it is another sign', () => {
  expect(signs.calf.action).toBe('CLINIC_TODAY');
  for (const type of ['DYSPNEA', 'CHEST_PAIN'] as const)
    expect(dangerScreen(type, man)).toContain('legbreath');
  expect(signs.legbreath.action).toBe('CALL_112');
});

test('in pregnancy a few drops of blood are for today, more are not', () => {
  expect(dangerScreen('PREGNANCY_START', woman)).toEqual(expect.arrayContaining(['bleed', 'spotting']));
  expect([signs.bleed.action, signs.spotting.action]).toEqual(['CALL_112', 'CLINIC_TODAY']);
});

test('a baby that only moans is for 112, one that cries is for today', () => {
  for (const type of patientProblemTypes) {
    const shown = dangerScreen(type, baby);
    expect(shown.includes('drowsy') || shown.includes('babyunwell')).toBe(true);
  }
  expect([signs.drowsy.action, signs.babyunwell.action, signs.crying.action]).toEqual([
    'CALL_112',
    'CALL_112',
    'CLINIC_TODAY',
  ]);
});

test('a list that follows another leaves out what that one asked: by itself, under a wider name, and in parts', () => {
  const besides = (type: ProblemType, patient: PatientFacts) =>
    signsNotAsked(dangerScreen(type, patient), dangerScreen('OTHER_PROBLEM', patient));
  expect(dangerScreen('BACK_PAIN', man)).toEqual(expect.arrayContaining(['hurt', 'unwell']));
  expect(besides('BACK_PAIN', man).toSorted()).toEqual(['cauda', 'flank', 'legweak']);
  expect(besides('CERTIFICATE', man)).toEqual([]);
  // "Sees what is not there" was not asked of a child.
  expect(besides('NAUSEA_VOMITING', boy)).toContain('collapse');
});

test('pregnancy is asked about only where it can be, and giving up alcohol not of a small child', () => {
  const girl = { ageMonths: years(4), sex: 'FEMALE' } as const;
  const old = { ageMonths: years(61), sex: 'FEMALE' } as const;
  for (const type of patientProblemTypes)
    for (const patient of [man, boy, girl, baby, old])
      for (const sign of ['bleed', 'preecl', 'unborn', 'spotting', 'afterbirth'] as const)
        expect(dangerScreen(type, patient)).not.toContain(sign);
  expect(dangerScreen('AUDIT', boy)).not.toContain('withdrawal');
  expect(dangerScreen('AUDIT', man)).toContain('withdrawal');
});
