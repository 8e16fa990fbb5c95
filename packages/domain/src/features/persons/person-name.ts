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

const nameCharacters = /^[\p{L}\p{M} '’.-]+$/u;

/** Letters of any script with their marks, and what stands between them in names. */
export const isPersonName = (name: string): boolean => nameCharacters.test(name) && /\p{L}/u.test(name);

/**
 * A name as another register gives it, without characters that nobody sees: what a register says is cleaned, not refused.
 * What could not be read at all stays as it is, for whoever judges it.
 */
export const cleanedName = (name: string): string =>
  name
    .replace(/[\s\u0085]+/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .trim();
