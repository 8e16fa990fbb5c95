import { afterEach, beforeEach, expect, it } from 'vitest';
import { givenConfig } from '../../testing/given-config.ts';
import { setConfig } from '../config.ts';
import { givenSession, givenUser } from '../session/given.ts';
import { adoptSession } from '../session/session-store.ts';
import { supportAddress, supportMail } from './support-address.ts';

beforeEach(() => setConfig(givenConfig()));
afterEach(() => adoptSession(null));

const lettersIn = (address: string | undefined) => Object.fromEntries(new URL(address ?? '').searchParams);

it('whoever is not signed in writes a letter with the number; who is, uses the form', () => {
  expect(supportAddress('r1')).toBe('mailto:support@tervita.example?subject=r1');
  expect(supportAddress(undefined)).toBeUndefined();
  adoptSession(givenSession(givenUser(), '2999-01-01T00:00:00.000Z'));
  expect(supportAddress('r1')).toBe('/help/technical-problem?error=r1');
});

it('a long letter is cut so that it opens everywhere, and keeps its number', () => {
  const address = supportMail({ subject: 'Фото', body: 'Болит. '.repeat(700), end: 'Ошибка: r1' });
  expect(address?.length).toBeLessThanOrEqual(1_900);
  expect(lettersIn(address).body).toMatch(/^(Болит\. )+.{0,6}\r\n\r\nОшибка: r1$/);
});

it('lines stay lines, and half a letter breaks nothing', () => {
  expect(lettersIn(supportMail({ body: 'a\nb & c\ud800' }))).toEqual({ body: 'a\r\nb & c\ufffd' });
  expect(supportMail({})).toBe('mailto:support@tervita.example');
});

it('where no mail is read there is no letter', () => {
  setConfig({ ...givenConfig(), supportEmail: null });
  expect(supportMail({ subject: 'x' })).toBeUndefined();
  expect(supportAddress('r1')).toBeUndefined();
});
