import { describe, expect, test } from 'vitest';
import { type ProblemType, patientProblemTypes, problemTypes } from '../../problem-types/index.ts';
import type { PatientFacts } from '../asking/answer.ts';
import { dangerScreen, mostTicked, possibleSigns, rowsShown, signsNotAsked } from './screen.ts';
import { type ScreenSign, signs } from './signs.ts';

const years = (age: number) => age * 12;
const ages = [0, 2, 5, 11, 18, ...[6, 9, 11, 15, 30, 55, 80].map(years), null];
const people: readonly PatientFacts[] = ages.flatMap((ageMonths) =>
  (['FEMALE', 'MALE', 'NOT_DISCLOSED'] as const).map((sex) => ({ ageMonths, sex })),
);

const boy = { ageMonths: years(6), sex: 'MALE' } as const;
const baby = { ageMonths: 1, sex: 'FEMALE' } as const;
const woman = { ageMonths: years(30), sex: 'FEMALE' } as const;
const man = { ageMonths: years(70), sex: 'MALE' } as const;
const shownTo = (type: ProblemType, patient: PatientFacts) => dangerScreen(type, patient).slice(0, rowsShown);

describe.each(problemTypes)('%s', (type) => {
  test('shows everybody at most eleven rows and one that opens the others, nothing twice', () => {
    for (const patient of people) {
      const rows = dangerScreen(type, patient);
      expect(rows.length).toBeGreaterThanOrEqual(rowsShown);
      expect(rows.length).toBeLessThanOrEqual(mostTicked);
      expect(new Set(rows).size).toBe(rows.length);
      for (const sign of rows) expect(possibleSigns(type)).toContain(sign);
    }
  });

  test('shows what can wait until the clinic opens after what cannot', () => {
    for (const patient of people) {
      const waits = shownTo(type, patient).map((sign) => signs[sign].action === 'CLINIC_TODAY');
      expect(waits).toEqual(waits.toSorted());
    }
  });

  test('asks whoever is old enough whether they think of ending their life, without opening anything', () => {
    for (const patient of people)
      expect(shownTo(type, patient).includes('suicide-thoughts')).toBe(
        patient.ageMonths === null || patient.ageMonths >= years(7),
      );
  });

  test('asks a grown-up of every general danger, the gravest without opening anything', () => {
    for (const patient of [woman, man, { ageMonths: null, sex: 'MALE' } as const]) {
      const rows = dangerScreen(type, patient);
      const shown = shownTo(type, patient);
      for (const sign of ['breathing-hard', 'chest-pain', 'stroke-limb', 'stroke-speech', 'fainted'] as const)
        expect(shown).toContain(sign);
      for (const sign of [
        'confused-now',
        'fever-stiff',
        'bleeding-heavy',
        'blood-up',
        'blood-stool',
        'injured',
        'poison-taken',
        'pain-sudden',
        'lips-swollen',
        'violence',
      ] as const)
        expect(rows).toContain(sign);
    }
  });
});

test('a boy of six is not asked about pregnancy, his life, or what is worded for grown-ups', () => {
  const others: readonly ScreenSign[] = ['pregnant-bleeding', 'suicide-thoughts', 'plan-now', 'chest-pain'];
  for (const type of patientProblemTypes)
    for (const sign of others) expect(dangerScreen(type, boy)).not.toContain(sign);
});

test('a boy of six is asked what the drawing shows', () => {
  expect(shownTo('OTHER_PROBLEM', boy)).toEqual([
    'breathing-hard',
    'lips-blue',
    'hard-to-wake',
    'fainted',
    'dark-spots',
    'fever-stiff',
    'pain-sudden',
    'injured',
    'poison-taken',
    'pain-grew',
    'dry',
  ]);
});

test('a child of two is asked whether it is dried out, and a girl of ten in low mood about a plan', () => {
  expect(shownTo('OTHER_PROBLEM', { ...boy, ageMonths: years(2) })).toContain('dried');
  expect(shownTo('DEPRESSION', { ageMonths: years(10), sex: 'FEMALE' })).toContain('plan-now');
});

test('a baby of one month is asked about its breath, temperature and feeds, whatever the reason', () => {
  for (const type of patientProblemTypes) {
    expect(shownTo(type, baby)).toEqual(expect.arrayContaining(['baby-breath', 'hard-to-wake']));
    expect(dangerScreen(type, baby)).toEqual(expect.arrayContaining(['babyheat', 'feeds']));
  }
  expect(dangerScreen('COUGH', { ...baby, ageMonths: 5 })).not.toContain('babyheat');
});

test('a reason has rows of its own, and general rows that it makes likelier come first', () => {
  expect(shownTo('BACK_PAIN', man)).toEqual(expect.arrayContaining(['cauda', 'legweak', 'flank']));
  expect(shownTo('PREGNANCY_COMMS', woman)).toEqual(
    expect.arrayContaining(['bleed-more', 'preecl-head', 'unborn-moves']),
  );
  expect(dangerScreen('PREGNANCY_COMMS', woman)).not.toContain('pregnant-bleeding');
  expect(dangerScreen('PRESCRIPTION_REFILL', woman)).toContain('pregnant-bleeding');
  expect(shownTo('HEADACHE', woman).slice(0, 3)).toEqual(['pain-sudden', 'stroke-limb', 'stroke-speech']);
});

test('spots that do not fade are shown where rash, fever or headache is the reason, at any age', () => {
  for (const type of ['SKIN_RASH', 'ACUTE_INFECTION', 'HEADACHE'] as const)
    for (const patient of people) expect(shownTo(type, patient)).toContain('dark-spots');
});

test('a row has one strength: a swollen leg is for today, with breathlessness it is another row', () => {
  expect(signs.calf.action).toBe('CLINIC_TODAY');
  for (const type of ['DYSPNEA', 'CHEST_PAIN'] as const) expect(shownTo(type, man)).toContain('legbreath');
  expect(signs.legbreath.action).toBe('CALL_112');
});

test('in pregnancy a few drops of blood are for today, more are not', () => {
  expect(shownTo('PREGNANCY_START', woman)).toEqual(expect.arrayContaining(['bleed-more', 'spotting']));
  expect([signs['bleed-more'].action, signs.spotting.action]).toEqual(['CALL_112', 'CLINIC_TODAY']);
});

test('a baby that only moans is for 112, one that cries is for today', () => {
  for (const type of patientProblemTypes) expect(shownTo(type, baby)).toContain('hard-to-wake');
  expect([signs['hard-to-wake'].action, signs.crying.action]).toEqual(['CALL_112', 'CLINIC_TODAY']);
});

test('a list that follows another leaves out the rows that were shown on it', () => {
  const besides = (type: ProblemType, patient: PatientFacts) =>
    signsNotAsked(dangerScreen(type, patient), dangerScreen('OTHER_PROBLEM', patient));
  expect(besides('BACK_PAIN', man).toSorted()).toEqual(['cauda', 'flank', 'injured', 'legweak']);
  expect(besides('CERTIFICATE', man)).toEqual([]);
});

test('what stays dangerous after it has passed counts for seven days: a stroke, a blow, a seizure, thoughts of suicide', () => {
  for (const sign of ['stroke-limb', 'stroke-sight', 'injured', 'fainted', 'suicide-thoughts'] as const)
    expect(signs[sign].days).toBe(7);
  for (const sign of ['breathing-hard', 'chest-pain', 'bleeding-heavy'] as const)
    expect(signs[sign].days).toBeUndefined();
});

test('pregnancy is asked about only where it can be, and giving up alcohol not of a small child', () => {
  const girl = { ageMonths: years(4), sex: 'FEMALE' } as const;
  const old = { ageMonths: years(61), sex: 'FEMALE' } as const;
  for (const type of patientProblemTypes)
    for (const patient of [man, boy, girl, baby, old])
      for (const sign of dangerScreen(type, patient)) expect(signs[sign].topic).not.toBe('PREGNANCY');
  expect(dangerScreen('AUDIT', boy)).not.toContain('withdrawal');
  expect(dangerScreen('AUDIT', man)).toContain('withdrawal');
});
