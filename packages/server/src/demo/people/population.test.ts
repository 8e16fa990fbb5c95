import { isAdult, parsePersonalCode } from '@tervita/domain/persons';
import { expect, test } from 'vitest';
import { demoPeople, demoSeed } from '../demo-people.ts';
import { roughAge } from './person.ts';
import { demoPopulation } from './population.ts';

const { people, chosen, noted } = demoPopulation(demoSeed);
const today = '2026-11-15';
const age = (birthDate: string) => roughAge({ birthDate }, Date.parse(today));

test('the same people every time', () => {
  expect(demoPopulation(demoSeed)).toEqual(demoPopulation(demoSeed));
});

test('three hundred patients of every age, in families', () => {
  expect(people.filter(({ memberships }) => memberships.length > 0)).toHaveLength(300);
  const ages = people.map(({ birthDate }) => age(birthDate));
  expect(Math.min(...ages)).toBe(0);
  expect(Math.max(...ages)).toBeGreaterThanOrEqual(88);
  const children = people.filter(({ representatives }) => representatives.length > 0);
  expect(children.length).toBeGreaterThan(60);
  for (const { account, representatives, surname, birthDate } of children) {
    expect(account).toBe('NONE');
    for (const index of representatives) {
      expect(people[index]?.surname).toBe(surname);
      expect(age(people[index]?.birthDate ?? '') - age(birthDate)).toBeGreaterThanOrEqual(18);
    }
  }
});

test('personal codes are valid, agree with the person, and belong to one', () => {
  for (const { country, code, birthDate, sex } of people)
    expect(parsePersonalCode(country, code, today)).toEqual({ ok: true, code, birthDate, sex });
  expect(new Set(people.map(({ code }) => code)).size).toBe(people.length);
});

test('nobody can be reached outside the demonstration', () => {
  const emails = people.flatMap(({ email }) => email ?? []);
  for (const email of emails) expect(email).toMatch(/^[a-z.]+\d*@example\.com$/);
  expect(new Set(emails).size).toBe(emails.length);
  const phones = people.flatMap(({ phone }) => phone ?? []);
  for (const phone of phones) expect(phone).toMatch(/^\+3725000\d{4}$/);
  expect(new Set(phones).size).toBe(phones.length);
});

test('there is somebody for every way of signing in', () => {
  const accounts = people.map(({ account }) => account);
  expect(accounts.filter((account) => account === 'WITHOUT_CONSENT')).toHaveLength(2);
  const never = accounts.filter((account) => account === 'NEVER_SIGNED_IN').length;
  expect(never / people.length).toBeGreaterThan(0.02);
  expect(never / people.length).toBeLessThan(0.09);
  const incomplete = people.filter(({ account, email }) => account !== 'NONE' && email === null);
  expect(incomplete).toEqual([chosen.kaspar]);
  expect(people.filter(({ isPlatformAdmin }) => isPlatformAdmin)).toEqual([chosen.kaarel]);
});

test('those of the design are who they are there', () => {
  expect(age(chosen.oskar.birthDate)).toBe(6);
  expect(chosen.oskar.representatives).toContain(chosen.mari.index);
  expect([chosen.viktor, chosen.helve, chosen.endel].map(({ birthDate }) => age(birthDate))).toEqual([
    58, 72, 79,
  ]);
});

test('the sign-in page offers adults, those with a story first', () => {
  const offered = demoPeople();
  expect(offered).toHaveLength(people.filter(({ account }) => account !== 'NONE').length);
  expect(offered[0]).toMatchObject({
    name: 'Mari',
    surname: 'Lepaste',
    countryCode: 'EE',
    group: 'patients',
  });
  expect(offered.slice(0, noted.length).map(({ code }) => code)).toEqual(
    noted.map(({ person }) => person.code),
  );
  expect(offered.filter(({ group }) => group === 'staff')).toHaveLength(13);
  for (const { code, countryCode, note } of offered) {
    const reading = parsePersonalCode(countryCode === 'PL' ? 'PL' : 'EE', code, today);
    expect(reading.ok && isAdult(reading.birthDate ?? '', today)).toBe(true);
    expect(note).not.toBe('');
  }
});
