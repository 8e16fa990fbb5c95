import { describe, expect, it } from 'vitest';
import { fromLocal, toLocal } from './local-time.ts';

const shown = (moment: string, zone?: string) =>
  new Date(toLocal(Date.parse(moment), zone)).toISOString().slice(0, 16);
const meant = (local: string, zone?: string) =>
  new Date(fromLocal(Date.parse(`${local}:00Z`), zone)).toISOString().slice(0, 16);

describe('the clock on the wall', () => {
  it.each([
    ['winter', '2026-01-15T10:00:00Z', '2026-01-15T12:00'],
    ['summer', '2026-07-15T10:00:00Z', '2026-07-15T13:00'],
    ['after midnight here, the day before there', '2026-07-15T22:30:00Z', '2026-07-16T01:30'],
    ['just before clocks go forward', '2026-03-29T00:59:00Z', '2026-03-29T02:59'],
    ['just after', '2026-03-29T01:00:00Z', '2026-03-29T04:00'],
  ])('%s', (_, moment, local) => {
    expect(shown(moment)).toBe(local);
    expect(meant(local)).toBe(moment.slice(0, 16));
  });
  it('hangs where the clinic is', () => {
    expect(shown('2026-01-15T10:00:00Z', 'Europe/Warsaw')).toBe('2026-01-15T11:00');
    expect(meant('2026-01-15T11:00', 'Europe/Warsaw')).toBe('2026-01-15T10:00');
  });
  it('takes an hour that spring leaves out for the next one', () => {
    expect(meant('2026-03-29T03:30')).toBe('2026-03-29T01:30');
  });
  it('keeps parts of a second', () => {
    const moment = Date.parse('2026-07-15T10:00:00.123Z');
    expect(fromLocal(toLocal(moment))).toBe(moment);
  });
});
