import { describe, expect, test } from 'vitest';
import { languages } from '../../../core/index.ts';
import { heldBack, trainingAlarms } from '../evaluation/index.ts';
import { strongestAction } from './fired-rules.ts';
import { freeTextAlerts } from './free-text-alerts.ts';
import { actions } from './rule.ts';

describe.each(languages)('%s', (language) => {
  test.each([...trainingAlarms[language], ...heldBack[language].alarms])('%s (%s): %s', (action, _, text) => {
    const found = strongestAction(freeTextAlerts(text));
    expect(found).not.toBeNull();
    if (found) expect(actions.indexOf(found)).toBeLessThanOrEqual(actions.indexOf(action));
  });
});

test.each([
  'I have no chest pain',
  'Mul ei ole rinnavalu',
  'Боли в груди нет',
  'bez bólu w klatce piersiowej',
  'my nose is blocked and I cannot breathe through my nose',
  'food poisoning from a restaurant',
  '',
])('"%s" is no alarm', (text) => {
  expect(freeTextAlerts(text)).toEqual([]);
});

test('a denial of one thing does not hide another', () => {
  expect(strongestAction(freeTextAlerts('No chest pain. But I cannot breathe'))).toBe('CALL_112');
});

test('thoughts of self-harm are not denied away: the clinic hears of what is denied', () => {
  expect(strongestAction(freeTextAlerts('ma ei taha enam elada'))).toBe('CRISIS');
  expect(strongestAction(freeTextAlerts('no suicidal thoughts today'))).toBe('CLINIC_TODAY');
});

test('a danger behind many lesser alarms is still seen', () => {
  const many = Array.from({ length: 80 }, (_, at) => `my chest hurts ${at}`).join('. ');
  expect(strongestAction(freeTextAlerts(`${many}. Now I cannot breathe`))).toBe('CALL_112');
});

test('says the words as they were typed', () => {
  expect(freeTextAlerts('Juba tund aega SURUB Rinnus!')).toEqual([
    { action: 'CALL_112', matched: 'SURUB Rinnus', quote: 'Juba tund aega SURUB Rinnus' },
  ]);
});

describe('with the sentence that they stand in', () => {
  const quoteIn = (text: string) => freeTextAlerts(text).find(({ action }) => action === 'CALL_112')?.quote;

  test('alone, and with its marks', () => {
    expect(quoteIn('It began at noon. My brother can’t breathe at all! He is at home.')).toBe(
      'My brother can’t breathe at all',
    );
  });

  test('cut between words where it goes on and on', () => {
    const quote =
      quoteIn(`${'my day was long and '.repeat(40)}I cannot breathe ${'and so on '.repeat(40)}`) ?? '';
    expect(quote).toMatch(/^… .*\bI cannot breathe and so on .* …$/);
    expect(quote.length).toBeLessThan(215);
    expect(quote).toMatch(/^… (my|day|was|long|and) /);
    expect(quote).toMatch(/ (and|so|on) …$/);
  });

  test('also where nothing in it parts two words', () => {
    expect(quoteIn(`I cannot breathe ${'a'.repeat(500)}`)).toBe('I cannot breathe …');
  });
});

test('finds it at the end of a very long text without a stop, and soon', { timeout: 5_000 }, () => {
  const long = `${'my chest is fine and my day was long '.repeat(270)} now I cannot breathe`;
  expect(strongestAction(freeTextAlerts(long))).toBe('CALL_112');
  const apart = `${'chest '.repeat(800)}${'day '.repeat(50)}${'pressing '.repeat(600)}`;
  expect(freeTextAlerts(apart)).toEqual([]);
});
