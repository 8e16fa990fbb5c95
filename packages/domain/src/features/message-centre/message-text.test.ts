import { describe, expect, it } from 'vitest';
import { foldToLatin, nameInLatin } from './latin-letters.ts';
import { longestInSms, messageFault, messageSize, smsFooter, smsTextFor } from './message-text.ts';
import { smsSize } from './sms-units.ts';

const footer = smsFooter('Pärnaoru Perearstikeskus');

describe('the letters of an SMS', () => {
  it.each([
    ['õüöäÕÜÖÄ', 'ouoaOUOA'],
    ['šžŠŽ', 'szSZ'],
    ['zażółć gęślą jaźń', 'zazolc gesla jazn'],
    ['Straße, Ærø', 'Strasse, AEro'],
    ['„Tere“ – oh…', '"Tere" - oh...'],
    ['o\u0303', 'o'],
    ['12\u00A0€', '12 €'],
  ])('%s goes out as %s', (text, expected) => expect(foldToLatin(text)).toBe(expected));

  it('are in the short alphabet for every letter of our languages', () => {
    const all = foldToLatin('aąbcćdeęfghijklłmnńoóprsśtuwyzźżäöüõšžAĄÄÖÜÕŠŽ„“”–—…’«»');
    expect(smsSize(all).lettersOfOne).toBe(160);
  });
});

describe('a name', () => {
  it.each([
    ['Jüri', 'Juri'],
    ['Анастасия', 'Anastasija'],
    ['Щукин', 'Shtshukin'],
    ['Łucja', 'Lucja'],
    ['Karl-Erik', 'Karl-Erik'],
    ["D'Arcy", "D'Arcy"],
    ['李明', ''],
  ])('%s is written %s', (name, expected) => expect(nameInLatin(name)).toBe(expected));

  it('is put in everywhere, and the clinic’s name stands at the end', () => {
    expect(smsTextFor('Tere, {firstName}! Kas {firstName} tuleb?', 'Õie', footer)).toBe(
      'Tere, Oie! Kas Oie tuleb? Parnaoru Perearstikeskus',
    );
  });

  it('that cannot be written is left out with its comma', () => {
    expect(smsTextFor('Tere, {firstName}! Tulge.', '李明', footer)).toBe(
      'Tere! Tulge. Parnaoru Perearstikeskus',
    );
  });

  it('is counted as it is sent: the longest is not the one with most Cyrillic letters', () => {
    expect(longestInSms(['Анна', 'Щука', 'Karl-Erik'])).toBe('Karl-Erik');
    expect(longestInSms(['Щущу', 'Anna'])).toBe('Щущу');
    expect(longestInSms([])).toBe('');
  });
});

describe('a text that cannot be sent', () => {
  it.each([
    ['empty', '  ', 'required'],
    ['with a Cyrillic letter', 'Tere, А', 'cyrillicInSms'],
    ['with braces', 'Tere {surname}', 'bracesInSms'],
    ['with a placeholder in another case', 'Tere {FirstName}', 'bracesInSms'],
    ['with half a placeholder', 'Tere {firstName', 'bracesInSms'],
    ['with a placeholder inside braces', 'Tere {{firstName}}', 'bracesInSms'],
    ['of seven parts', 'a'.repeat(153 * 6), 'smsTooLong'],
    ['with only a placeholder', '{firstName}', undefined],
    ['with õ', 'Tere, {firstName}, õhtust!', undefined],
  ])('%s', (_, text, fault) => expect(messageFault(text, 'Karl-Erik', footer)).toBe(fault));

  it('is judged with the longest name and the clinic’s name', () => {
    const room = 153 * 6 - footer.length - 1;
    const text = `${'a'.repeat(room - 4)}{firstName}`;
    expect(messageFault(text, 'Anna', footer)).toBeUndefined();
    expect(messageFault(text, 'Karl-Erik', footer)).toBe('smsTooLong');
    expect(messageSize('Tere', '', footer).letters).toBe(4 + 1 + footer.length);
  });
});
