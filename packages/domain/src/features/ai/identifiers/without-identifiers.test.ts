import { describe, expect, it } from 'vitest';
import { withoutIdentifiers } from './without-identifiers.ts';

const people = [
  { firstName: 'Mari-Liis', surname: 'Kask', birthDate: '1985-03-10' },
  { firstName: 'Jelena', surname: 'Ivanova', birthDate: '1990-12-01' },
  { firstName: 'Павел', surname: 'Смирнов' },
  { firstName: 'Marek', surname: 'Kowalski' },
  { firstName: 'Ülle', surname: 'Maasikas' },
  { firstName: 'Anna', surname: 'Wójcik' },
];
const hidden = (text: string) => withoutIdentifiers({ text }, people).texts.text ?? '';

describe('names that we know', () => {
  it.each([
    ['et', 'Olen Mari-Liis Kask ja köhin.', /Mari|Liis|Kask/],
    ['et', 'Palun öelge doktor Kasele, et Maasikal on palavik.', /Kase|Maasika/],
    ['et', 'Kirjutan Ülle Maasika eest, Üllel on valus.', /Ülle|Maasika/],
    ['et', 'mari-liis kask siin', /mari|liis|kask/i],
    ['ru', 'Меня зовут Елена Иванова, кашляю.', /Елен|Иванов/],
    ['ru', 'Передайте Павлу Смирнову, что у Елены Ивановой жар.', /Павл|Смирнов|Елен|Иванов/],
    ['pl', 'Proszę przekazać Markowi Kowalskiemu, pisze Anna Wójcik.', /Mark|Kowalsk|Ann|Wójcik/],
    ['pl', 'Byłam u Anny Wojcik, u pana Kowalskiego.', /Ann|Wojcik|Kowalsk/],
    ['en', "This is Jelena Ivanova's cough, says Marek.", /Jelena|Ivanova|Marek/],
  ])('go, in every case: %s %s', (_, text, gone) => expect(hidden(text)).not.toMatch(gone));

  it.each([
    'Mul on köha ja palavik 38,5.',
    'У меня болит голова третий день.',
    'Od wczoraj boli mnie gardło.',
    'My knee has hurt since Monday.',
  ])('and nothing else does: %s', (text) => expect(hidden(text)).toBe(text));
});

describe('what else tells who somebody is', () => {
  it.each([
    ['Estonian code', 'Minu isikukood on 48503100123.', '48503100123'],
    ['Estonian code in groups', 'ik 485 0310 0123', '0310'],
    ['PESEL', 'PESEL 44051401359', '44051401359'],
    ['NHS number', 'NHS 943 476 5919', '476'],
    ['South African id', 'ID 8001015009087', '8001015009087'],
    ['social security number', 'SSN 123-45-6789', '6789'],
    ['phone', 'Helistage +372 5123 4567', '5123'],
    ['phone of Britain', 'call +44 (0)20 7946 0958', '7946'],
    ['phone of Poland', 'tel. 601-234-567', '234'],
    ['e-mail', 'kirjutage mari.kask@näide.ee', '@'],
    ['Estonian address', 'Elan Pika tänav 12-4 Tallinnas', '12-4'],
    ['Estonian address in a case', 'Elan Narva mnt 7a', '7a'],
    ['English address', 'I live at 221B Baker Street', 'Baker'],
    ['post code', 'London NW1 6XE', '6XE'],
    ['Russian address', 'Живу на ул. Пушкина, д. 5, кв. 12', 'Пушкина'],
    ['Polish address', 'Mieszkam przy ul. Długa 14/3, 00-238', '14/3'],
    ['date of birth', 'Sündinud 10.03.1985', '1985'],
    ['date of birth, known', 'olen 10. märts 1985 sündinud', '1985'],
    ['date of birth, known', 'я 1990 года, 1 декабря 1990', 'декабря'],
    ['date of birth of somebody else', 'My son was born on 4 May 2019.', '2019'],
    ['date of birth of somebody else', 'urodzona 5.06.2001', '2001'],
    ['date of birth of somebody else', 'дочь родилась 7 июля 2015', '2015'],
  ])('goes: %s in "%s"', (_, text, gone) => expect(hidden(text)).not.toContain(gone));

  it.each([
    'Vererõhk 120/80, 135/85 ja 140/90.',
    'Palavik oli 37.2, 38.1 ja 39.0.',
    'Võtan 3 x 500 mg alates 12.11.2026.',
    'Kaal 82,5 kg, pikkus 174 cm.',
  ])('but no measurement: %s', (text) => expect(hidden(text)).toBe(text));
});

describe('marks', () => {
  it('stand for the same thing everywhere, and can be taken back', () => {
    const { texts, reveal } = withoutIdentifiers(
      { one: 'Kask helistas 5123 4567.', other: 'Kask ootab.' },
      people,
    );
    expect(texts).toEqual({ one: '[NAME_2] helistas [NUMBER_1].', other: '[NAME_2] ootab.' });
    expect(reveal('[NAME_2]: [NUMBER_1] [NAME_9]')).toBe('Kask: 5123 4567 ');
  });
  it('that somebody typed reveal nobody', () => {
    const { texts, reveal } = withoutIdentifiers({ text: 'Kask [NAME_1]' }, people);
    expect(texts.text).toBe('[NAME_1] (NAME_1]');
    expect(reveal(texts.text ?? '')).toBe('Kask (NAME_1]');
  });
});
