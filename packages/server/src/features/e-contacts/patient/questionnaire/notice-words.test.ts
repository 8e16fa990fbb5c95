import { languages } from '@tervita/domain/core';
import { describe, expect, it } from 'vitest';
import { noticeWords } from './notice-words.ts';

const about = (clinicCountry: string) => ({
  birthDate: null,
  sex: 'NOT_DISCLOSED' as const,
  clinicPhone: '555 0100',
  clinicCountry,
  clinicZone: 'UTC',
  names: [],
});

describe.each(languages)('a warning in %s', (language) => {
  it('names the advice line and the emergency number of the country', () => {
    const { text } = noticeWords('CLINIC_TODAY', language, about('EE'));
    expect(text).toContain('1220');
    expect(text).toContain('112');
  });

  it('sends nobody to the phone of a closed clinic where there is no advice line', () => {
    const { text } = noticeWords('CLINIC_TODAY', language, about('US'));
    expect(text).toContain('911');
    expect(text).not.toContain('555 0100');
  });

  it('leaves no placeholder, whatever is advised', () => {
    for (const action of ['CALL_112', 'CRISIS', 'CLINIC_TODAY'] as const)
      for (const country of ['EE', 'PL', 'GB', 'US', 'ZA'])
        expect(noticeWords(action, language, about(country)).text).not.toMatch(/[{}]/);
  });
});
