import { type Country, countries, languages } from '@tervita/domain/core';
import type { Action, FiredRule } from '@tervita/domain/smart-questionnaire';
import { describe, expect, it } from 'vitest';
import { warningOf } from './warning.ts';

const now = new Date('2026-11-15T10:00:00Z');
const about = (clinicCountry: Country, birthDate: string | null = null) => ({
  birthDate,
  sex: 'FEMALE' as const,
  clinicPhone: '555 0100',
  clinicCountry,
  clinicZone: 'UTC',
});
const fired = (...actions: Action[]): FiredRule[] =>
  actions.map((action) => ({ id: action, action, named: false, because: [] }));
const warned = (actions: Action[], language: (typeof languages)[number], clinic = about('EE')) => {
  const found = warningOf(fired(...actions), { language, about: clinic, signsOf: () => [], now });
  if (!found) throw new Error('nobody was warned');
  return found.warning;
};

describe.each(languages)('a warning in %s', (language) => {
  it('names the advice line and the emergency number of the country', () => {
    const { text } = warned(['CLINIC_TODAY'], language);
    expect(text).toContain('1220');
    expect(text).toContain('112');
  });

  it('sends nobody to the phone of a closed clinic where there is no advice line', () => {
    const { text } = warned(['CLINIC_TODAY'], language, about('US'));
    expect(text).toContain('911');
    expect(text).not.toContain('555 0100');
    expect(warned(['CALL_112'], language, about('US')).country).toBe('US');
  });

  it('leaves no placeholder, whatever is advised', () => {
    for (const action of ['CALL_112', 'CRISIS', 'CLINIC_TODAY'] as const)
      for (const country of countries) {
        const { title, text } = warned([action], language, about(country));
        expect(title + text).not.toMatch(/[{}]/);
      }
  });

  it('of a danger beside thoughts of death says both on one page', () => {
    const { action, title, text, crisisLines } = warned(['CRISIS', 'CALL_112'], language);
    expect(action).toBe('CALL_112');
    expect(title).toContain('112');
    expect(text).toContain(warned(['CRISIS'], language).text);
    expect(crisisLines).not.toEqual([]);
  });
});

describe('who thinks of death', () => {
  it('is told of the lines, and when they answer', () => {
    expect(warned(['CRISIS'], 'et', about('EE', '1985-05-14')).crisisLines).toEqual([
      { phone: '116 006', hours: 'ALWAYS', isForChildren: false },
      { phone: '116 123', hours: null, isForChildren: false },
    ]);
  });

  it.each(['EE', 'PL'] as const)('and is under 18 finds the line for children first, in %s', (country) => {
    const [first] = warned(['CRISIS'], 'et', about(country, '2012-05-14')).crisisLines;
    expect(first).toEqual({ phone: '116 111', hours: 'ALWAYS', isForChildren: true });
  });
});

it('nobody is stopped by what is only a flag for staff', () => {
  expect(
    warningOf(fired('FLAG'), { language: 'en', about: about('EE'), signsOf: () => [], now }),
  ).toBeUndefined();
});
