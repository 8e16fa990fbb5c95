import { beforeEach, describe, expect, it } from 'vitest';
import { analyticsAllowed, chooseCookies, rereadCookieChoice } from './cookie-choice.ts';

const key = 'tervita.PRM_COOKIE_CONSENT';
const at = new Date('2026-03-12T10:00:00Z');
const later = (days: number, ms = 0) => new Date(at.getTime() + days * 86_400_000 + ms);

beforeEach(() => {
  localStorage.clear();
  rereadCookieChoice();
});

describe('the choice about cookies', () => {
  it('allows nothing until it is made', () => expect(analyticsAllowed(at)).toBe(false));

  it('counts for 90 days', () => {
    chooseCookies(true, at);
    expect(analyticsAllowed(at)).toBe(true);
    expect(analyticsAllowed(later(90, -1))).toBe(true);
    expect(analyticsAllowed(later(90))).toBe(false);
  });

  it('may be no, and may be changed', () => {
    chooseCookies(false, at);
    expect(analyticsAllowed(at)).toBe(false);
    chooseCookies(true, at);
    expect(analyticsAllowed(at)).toBe(true);
    chooseCookies(false, at);
    expect(analyticsAllowed(at)).toBe(false);
  });

  it('is kept in the browser under its name', () => {
    chooseCookies(true, at);
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({
      analytics: true,
      until: '2026-06-10T10:00:00.000Z',
    });
    rereadCookieChoice();
    expect(analyticsAllowed(later(1))).toBe(true);
  });

  it.each([
    '',
    'yes',
    '{}',
    'null',
    '{"analytics":"true","until":"2999-01-01"}',
    '{"analytics":true,"until":"x"}',
  ])('that cannot be read is none: %s', (stored) => {
    localStorage.setItem(key, stored);
    rereadCookieChoice();
    expect(analyticsAllowed(at)).toBe(false);
  });
});
