import { type Language, languages } from '@tervita/domain/core';
import {
  findChiefProblem,
  freeTextAlerts,
  redFlagOf,
  strongestAction,
} from '@tervita/domain/smart-questionnaire';
import {
  fixedCases,
  heldBack,
  type MessageCase,
  trainingMessages,
} from '@tervita/domain/smart-questionnaire/evaluation';
import { describe, expect, test } from 'vitest';
import { spokenIndex } from './index.ts';

const found = (text: string, language: Language) =>
  findChiefProblem(text, spokenIndex, { limit: 5, language });

const share = (language: Language, messages: readonly MessageCase[], most: number): number => {
  const right = messages.filter(([expected, text]) => {
    const wanted: readonly string[] = typeof expected === 'string' ? [expected] : expected;
    return found(text, language)
      .slice(0, most)
      .some(({ type }) => wanted.includes(type));
  });
  return right.length / messages.length;
};

describe.each(languages)('messages in %s', (language) => {
  const { messages } = heldBack[language];

  test('are enough to judge by', () => {
    expect(messages.length).toBeGreaterThanOrEqual(40);
  });

  test('that were held back lead to the problem', () => {
    expect(share(language, messages, 1)).toBeGreaterThanOrEqual(0.75);
    expect(share(language, messages, 3)).toBeGreaterThanOrEqual(0.92);
  });

  test('that it was tuned with lead there too', () => {
    expect(share(language, trainingMessages[language], 3)).toBeGreaterThanOrEqual(0.96);
  });

  test('seldom raise a false alarm', () => {
    const alarmed = messages.filter(([, text]) => freeTextAlerts(text).length > 0);
    expect(alarmed.length / messages.length).toBeLessThanOrEqual(0.1);
  });
});

test('a word that only begins like another leads nowhere: a button is no buttock', () => {
  const text = 'my right hand will not button my shirt since this morning';
  expect(found(text, 'en').map(({ type }) => type)).not.toContain('HIP_GROIN_PAIN');
});

test('the fixed set has sixty cases, and the rules miss no danger in it', () => {
  expect(fixedCases).toHaveLength(60);
  const missed = fixedCases.filter(
    ({ text, redFlag }) => redFlagOf(strongestAction(freeTextAlerts(text))) !== redFlag,
  );
  expect(missed.map(({ id }) => id)).toEqual([]);
  const right = fixedCases.filter(({ text, type, language }) =>
    found(text, language)
      .slice(0, 3)
      .some((each) => each.type === type),
  );
  expect(right.length).toBeGreaterThanOrEqual(57);
});

describe('a message', () => {
  test('that names its patient is not about the name, nor about a short word that is almost another', () => {
    const text = 'Loore has had a fever. Loorel on kõrge palavik.';
    const named = findChiefProblem(text, spokenIndex, {
      limit: 9,
      language: 'en',
      names: ['Loore', 'Lepaste'],
    });
    expect(named.map(({ type }) => type)).toContain('ACUTE_INFECTION');
    expect(named.map(({ type }) => type)).not.toContain('RASH');
    expect(found('Loore on haige', 'et').map(({ type }) => type)).not.toContain('RASH');
    const ear = findChiefProblem('Kõrvel on nohu', spokenIndex, {
      limit: 9,
      language: 'et',
      names: ['Kõrv'],
    });
    expect(ear.map(({ type }) => type)).not.toContain('EAR_PAIN');
  });

  test('leads to several problems when it tells of several', () => {
    const types = found('laps köhib ja kõrv valutab', 'et').map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['COUGH', 'EAR_PAIN']));
  });

  test('does not lead to what it denies', () => {
    expect(found('Palavikku ei ole, ainult kurk valutab', 'et')[0]?.type).toBe('SORE_THROAT');
    expect(found('no cough, only a sore throat', 'en').map(({ type }) => type)).not.toContain('COUGH');
  });

  test('is understood in another language than the one of the screen', () => {
    expect(found('у меня болит спина', 'et')[0]?.type).toBe('BACK_PAIN');
  });

  test('is understood with a slip and without diacritics, and says so', () => {
    const [cough] = found('headahce all day', 'en');
    expect(cough).toMatchObject({ type: 'HEADACHE', reasons: [{ kind: 'LIKENESS', word: 'headahce' }] });
    expect(found('polv valutab', 'et')[0]).toMatchObject({ type: 'KNEE_PAIN' });
  });

  test.each(['', '???', 'qwrtz', '12345'])('"%s" leads nowhere', (text) => {
    expect(found(text, 'en')).toEqual([]);
  });
});

test.each([
  ['Nie mogę kupić leku w aptece', 'CONSTIPATION'],
  ['Zwracam się z prośbą o skierowanie do okulisty', 'NAUSEA_VOMITING'],
  ['Mam 39 stopni i boli mnie gardło', 'ANKLE_PAIN'],
  ['Mieszkam na drugim piętrze, boli mnie gardło', 'ANKLE_PAIN'],
  ['Proszę o przedłużenie zwolnienia lekarskiego', 'PRESCRIPTION_REFILL'],
])('“%s” is not taken for %s because a word begins alike', (text, wrong) => {
  expect(found(text, 'pl').map(({ type }) => type)).not.toContain(wrong);
});
