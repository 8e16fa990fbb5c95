import { expect, it } from 'vitest';
import { quotedWords } from './quoted-words.ts';

it.each([
  [['fever', '38', '38 9'], 'He has a fever since noon, 38.9 now', ['fever', '38.9']],
  [['fever 38', '38 9'], 'Fever 38.9, tired', ['Fever 38.9']],
  [['palavik', '38 9'], 'Lapsel on Palavik 38,9', ['Palavik', '38,9']],
  [['kohuvalu'], 'Mul on kõhuvalu.', ['kõhuvalu']],
  [['kurgu valu'], 'Kurgu-valu juba nädal', ['Kurgu-valu']],
  [['valu', 'kohuvalu'], 'Kõhuvalu ja valu seljas', ['valu', 'Kõhuvalu']],
  [['ache', 'headache'], 'A headache, and my legs ache', ['ache', 'headache']],
  [['ache', 'back ache'], 'Back ache', ['Back ache']],
  [['cough'], 'He is coughing', ['cough']],
])('%j is quoted as it was written in "%s"', (words, text, quoted) => {
  expect(quotedWords(words, text)).toEqual(quoted);
});

it('words with signs of their own break nothing', () => {
  expect(quotedWords(['a+b', '(x'], 'nothing of it')).toEqual(['a+b', '(x']);
});
