import { describe, expect, test } from 'vitest';
import {
  adminTypes,
  clinicGroupOf,
  clinicGroups,
  fixedOftenChosen,
  kindOf,
  patientGroupOf,
  patientGroups,
  patientProblemTypes,
  problemTypeNamed,
  problemTypes,
  questionnaireTypes,
  symptomTypes,
  typesOfClinicGroup,
  typesOfPatientGroup,
} from './index.ts';

test('81 types: 41 symptoms, 22 requests, 18 questionnaires, none twice', () => {
  expect(problemTypes).toHaveLength(81);
  expect(new Set(problemTypes).size).toBe(81);
  expect([symptomTypes.length, adminTypes.length, questionnaireTypes.length]).toEqual([41, 22, 18]);
});

test.each([
  ['COUGH', 'SYMPTOM'],
  ['PROC_SUTURES', 'ADMIN'],
  ['M-CHAT', 'QUESTIONNAIRE'],
] as const)('%s is of kind %s', (type, kind) => {
  expect(kindOf(type)).toBe(kind);
});

test('patients choose among symptoms and requests', () => {
  expect(patientProblemTypes.filter((type) => kindOf(type) === 'QUESTIONNAIRE')).toEqual([]);
  expect(patientProblemTypes).toHaveLength(63);
});

describe('groups', () => {
  test('each type is in exactly one patient group', () => {
    const members = patientGroups.flatMap((group) => [...typesOfPatientGroup[group]]);
    expect(members).toHaveLength(problemTypes.length);
    expect(new Set(members)).toEqual(new Set(problemTypes));
    for (const group of patientGroups) {
      expect(typesOfPatientGroup[group].map(patientGroupOf)).toEqual(
        typesOfPatientGroup[group].map(() => group),
      );
    }
  });

  test('each type is in at most one clinic group', () => {
    const members = clinicGroups.flatMap((group) => [...typesOfClinicGroup[group]]);
    expect(new Set(members).size).toBe(members.length);
    expect(problemTypes.filter((type) => clinicGroupOf(type) === undefined)).toEqual([
      'PRESCRIPTION',
      'PRESCRIPTION_REFILL',
      'PRESCRIPTION_CONTRACEPTION',
      'APPOINTMENT',
      'CANCEL_APPOINTMENT',
      'BILLING_QUESTION',
      'QUESTION',
    ]);
    expect(clinicGroupOf('KNEE_PAIN')).toBe('JOINTS_AND_MUSCLES');
  });

  test('four are often chosen', () => {
    expect(new Set(fixedOftenChosen).size).toBe(4);
  });
});

describe('names', () => {
  test('every type is known by its own name', () => {
    expect(problemTypes.map(problemTypeNamed)).toEqual(problemTypes);
  });

  test.each([
    ['ABDOMINAL_AND_PELVIC_PAIN', 'ABDOMINAL_PAIN'],
    ['EAR_PAIN_OTALGIA', 'EAR_PAIN'],
    ['RHINORRHEA_NASAL_CONGESTION', 'RHINORRHEA_CONGESTION'],
    ['SORE_THROAT_PHARYNGITIS', 'SORE_THROAT'],
    ['URINARY_SYMPTOMS_DYSURIA', 'DYSURIA'],
    ['QUEST_PHQ9', 'PHQ9'],
    ['QUEST_M-CHAT', 'M-CHAT'],
    ['QUEST_OXFORD', 'QUEST_OXFORD'],
    ['NO_SUCH_THING', undefined],
    ['toString', undefined],
  ])('%s means %s', (name, type) => {
    expect(problemTypeNamed(name)).toBe(type);
  });
});
