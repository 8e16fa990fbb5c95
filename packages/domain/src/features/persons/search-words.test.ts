import { expect, it } from 'vitest';
import { searchWords } from './search-words.ts';

it.each([
  ['Õnne Üprus', ['onne', 'uprus']],
  ['karl-erik metsoru', ['karl', 'erik', 'metsoru']],
  ['38503152748', ['38503152748']],
  ['  Mari.Maasikas@Example.com ', ['mari.maasikas@example.com']],
  ['Łukasz', ['lukasz']],
  ['Орленко', ['орленко']],
  ['a b c d e f g', ['a', 'b', 'c', 'd', 'e']],
  ['  ', []],
])('%s is searched as %j', (typed, words) => expect(searchWords(typed)).toEqual(words));
