/** Somebody who can sign in; `group` and `note` tell whom to choose: "patients", "Mother of two". */
export type DemoPerson = {
  code: string;
  countryCode: string;
  name: string;
  surname: string;
  group: string;
  note: string;
};

/** What the gateway learned about the person who signed in. */
export type Identity = Pick<DemoPerson, 'code' | 'countryCode' | 'name' | 'surname'>;

export const fullName = (person: Identity): string => `${person.name} ${person.surname}`;

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Each word of the query is somewhere in the name, code, note or group. */
export const findPeople = (people: readonly DemoPerson[], query: string): DemoPerson[] => {
  const words = folded(query).split(/\s+/).filter(Boolean);
  return people.filter((person) => {
    const text = folded(`${fullName(person)} ${person.code} ${person.note} ${person.group}`);
    return words.every((word) => text.includes(word));
  });
};

/** In the order in which the groups first appear. */
export const byGroup = (people: readonly DemoPerson[]): [string, DemoPerson[]][] => [
  ...Map.groupBy(people, (person) => person.group),
];
