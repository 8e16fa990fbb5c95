import { daySpellings, saidBirthDate } from './dates-of-birth.ts';
import { isNameIn, type KnownPerson, namesOf } from './known-people.ts';
import { addresses, email, longNumber, socialSecurity } from './places-and-numbers.ts';

type Kind = 'NAME' | 'NUMBER' | 'EMAIL' | 'ADDRESS' | 'BIRTH_DATE';

export interface Concealed {
  readonly texts: Readonly<Record<string, string>>;
  /** Puts back what stands behind the marks; a mark that means nothing is dropped. */
  readonly reveal: (text: string) => string;
}

const mark = /\[(?:NAME|NUMBER|EMAIL|ADDRESS|BIRTH_DATE)_\d+\]/g;
/** A mark that somebody typed must not become somebody's name. */
const typedMark = /\[(?=(?:NAME|NUMBER|EMAIL|ADDRESS|BIRTH_DATE)_\d+\])/g;
const word = /[\p{L}\p{M}]+/gu;

/**
 * Takes out what tells who somebody is, before a text leaves us: names that we know, in any case and alphabet, numbers of
 * people and telephones, addresses, dates of birth. Each gets a mark, the same one wherever it stands.
 */
export const withoutIdentifiers = (
  texts: Readonly<Record<string, string>>,
  people: readonly KnownPerson[],
): Concealed => {
  const behind = new Map<string, string>();
  const marks = new Map<string, string>();
  const hide = (kind: Kind) => (said: string) => {
    const known = marks.get(`${kind} ${said}`);
    if (known) return known;
    const made = `[${kind}_${behind.size + 1}]`;
    behind.set(made, said);
    marks.set(`${kind} ${said}`, made);
    return made;
  };
  const names = namesOf(people);
  const days = people.flatMap(({ birthDate }) => (birthDate ? daySpellings(birthDate) : []));
  const hideName = hide('NAME');
  const judged = new Map<string, boolean>();
  const isName = (said: string): boolean => {
    const known = judged.get(said) ?? isNameIn(said, names);
    judged.set(said, known);
    return known;
  };
  /** Between marks only: the words of a mark are ours. */
  const hideNames = (text: string) =>
    text
      .split(/(\[[A-Z_]+_\d+\])/)
      .map((part, at) =>
        at % 2 === 1 ? part : part.replace(word, (said) => (isName(said) ? hideName(said) : said)),
      )
      .join('');
  const concealed = (text: string): string => {
    const read = text.normalize('NFC').replace(typedMark, '(');
    const withoutMail = read.replace(email, hide('EMAIL'));
    const withoutDays = [...days, saidBirthDate].reduce(
      (rest, each) => rest.replace(each, hide('BIRTH_DATE')),
      withoutMail,
    );
    const withoutPlaces = addresses.reduce((rest, each) => rest.replace(each, hide('ADDRESS')), withoutDays);
    const withoutNumbers = [socialSecurity, longNumber].reduce(
      (rest, each) => rest.replace(each, hide('NUMBER')),
      withoutPlaces,
    );
    return hideNames(withoutNumbers);
  };
  return {
    texts: Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, concealed(text)])),
    reveal: (text) => text.replace(mark, (each) => behind.get(each) ?? ''),
  };
};
