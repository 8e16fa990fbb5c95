import { expect, test } from 'vitest';
import { strongestAction } from './fired-rules.ts';
import { freeTextAlerts } from './free-text-alerts.ts';

const found = (text: string) => strongestAction(freeTextAlerts(text));

test.each([
  ['a letter left out', 'she is uncoscious'],
  ['two letters swapped', 'he is uncnoscious'],
  ['a letter doubled', 'he had a convullsion today'],
  ['a wrong letter', 'my dad is unconscoous'],
  ['Estonian', 'ta on teadvsueta'],
  ['Russian', 'муж задыхяется'],
  ['Polish', 'mąż jest nieprzytonny'],
])('%s is forgiven in a word of alarm', (_, text) => {
  expect(found(text)).toBe('CALL_112');
});

test.each(['the strike goes on', 'просто молодая мама', 'prosze sprawdzic', 'tere hommikust'])(
  'another word is not taken for one: %s',
  (text) => {
    expect(found(text)).toBeNull();
  },
);

test.each([
  'У меня больше нет вопросов, больничный нужен с груди... простите, с среды',
  'Запишите на пятницу, стенты проверить, кровать неудобная',
  'Potrzebuję potem skierowania, żeby dzwonić do lekarza',
  'Trzeba trzeci raz zrobić badanie krwi',
  'Please book my blood test and sick leave for weeks',
])('a stem does not find what only begins alike: %s', (text) => {
  expect(found(text)).toBeNull();
});

test.each([
  'Me ei tea, mis konto see seal on',
  'Мы отправили код, он действует 10 минут',
  'Она ничего о вас не узнает',
  'Zespół widzi, kto otworzył e-kontakt, nikt nie odpowiada dwa razy',
  'She asked for three appointments in her own words',
  'The address is 198.51.100.7',
  'Kasutage spreid mõlemasse ninasõõrmesse',
])('everyday words are none: %s', (text) => {
  expect(found(text)).toBeNull();
});

test('a fever beside a hard red breast is the mother’s, not her baby’s', () => {
  expect(found('Rind on kõva ja punane, palavik 38,1. Laps on kahekuune ja imeb hästi.')).toBe(
    'CLINIC_TODAY',
  );
});

test('Russian in Latin letters is read as Russian', () => {
  expect(found('u menja davit v grudi i nemeet ruka, chto delat')).toBe('CALL_112');
  expect(found('mama ne mozhet dyshat, guby sinie')).toBe('CALL_112');
  expect(found('nuzhna spravka dlja bassejna, u menja vse horosho')).toBeNull();
});
