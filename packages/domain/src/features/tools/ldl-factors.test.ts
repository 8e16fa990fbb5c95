import { expect, it } from 'vitest';
import { categoryOf } from './ldl-target.ts';

const youngType2 = { age: 45, diabetes: 'TYPE_2', diabetesYears: 5 } as const;

it.each([
  ['inherited high cholesterol alone', { hasFamilialCholesterol: true }, 'HIGH'],
  ['of a smoker', { hasFamilialCholesterol: true, isSmoker: true }, 'VERY_HIGH'],
  ['with diabetes', { hasFamilialCholesterol: true, ...youngType2 }, 'VERY_HIGH'],
  ['short diabetes of the young', youngType2, 'MODERATE'],
  ['of a smoker', { ...youngType2, isSmoker: true }, 'HIGH'],
  ['with two more factors, of a smoker', { ...youngType2, isSmoker: true, riskFactors: 2 }, 'VERY_HIGH'],
])('smoking counts like any other risk factor: %s', (_, facts, category) => {
  expect(categoryOf(facts)?.category).toBe(category);
});
