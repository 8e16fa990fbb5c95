const folded = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

export interface FullName {
  readonly firstName: string;
  readonly surname: string;
}

/** The same person's name, though one register has accents, hyphens or capitals that another lacks. */
export const isSameName = (one: FullName, other: FullName): boolean =>
  folded(one.firstName) === folded(other.firstName) && folded(one.surname) === folded(other.surname);
