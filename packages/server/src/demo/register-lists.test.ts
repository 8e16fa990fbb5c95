import { parsePersonalCode } from '@tervita/domain/persons';
import { expect, it } from 'vitest';
import { demoRegister } from './register-lists.ts';

it('is two organisations whose lists are as long as lists are, with everybody of the demonstration on theirs', () => {
  const [first, second] = demoRegister();
  expect(first?.lists.map(({ listCode }) => listCode)).toEqual(['N0388', 'N0412', 'N0455', 'N0571']);
  expect(second?.lists).toHaveLength(1);
  const large = first?.lists.filter(({ members }) => members.length > 1_800) ?? [];
  expect(large).toHaveLength(3);
  for (const { members } of first?.lists ?? [])
    for (const { personalCode } of members)
      expect(parsePersonalCode('EE', personalCode).ok, personalCode).toBe(true);
});

it('has a newborn without a name, somebody who died, and somebody on two lists', () => {
  const lists = demoRegister()[0]?.lists ?? [];
  const all = lists.flatMap(({ members }) => members);
  expect(all.filter(({ firstName }) => parsePersonalCode('EE', firstName).ok)).toHaveLength(1);
  expect(all.filter(({ deceasedAt }) => deceasedAt !== null)).toHaveLength(1);
  const codes = all.map(({ personalCode }) => personalCode);
  expect(codes.length - new Set(codes).size).toBe(1);
});
