import type { BodySex } from '@tervita/domain/tools';
import type { LastEContact } from '../../core/last-e-contact.ts';

/** Whom the numbers are of, as it stands in the fields. */
export interface PersonTyped {
  readonly sex: BodySex | undefined;
  readonly age: string;
}

export const typedOf = (person: LastEContact | undefined): PersonTyped => ({
  sex: person?.sex,
  age: person?.age?.toString() ?? '',
});

/** Sex or age in the fields is not that of the e-contact. */
export const isSomebodyElse = (person: LastEContact, typed: PersonTyped): boolean =>
  (person.sex !== undefined && typed.sex !== person.sex) ||
  (person.age !== undefined && typed.age.trim() !== String(person.age));
