import { isAdult } from '@tervita/domain/persons';

/** Does not act alone. Somebody whose age nobody knows is taken for an adult. */
export const isMinor = ({ birthDate }: { readonly birthDate: string | null }, today: string): boolean =>
  birthDate !== null && !isAdult(birthDate, today);
