/** code: checked; unchecked: typed, but nobody answered; none: the person has no code. */
export type CodeState = 'code' | 'unchecked' | 'none';

const states: readonly CodeState[] = ['code', 'unchecked', 'none'];

/** Its own address, so that Back leads to the code. */
export const detailsAddress = (state: CodeState): string => `/e-contacts/add/person?by=${state}`;

export const codeStateIn = (search: URLSearchParams): CodeState | undefined =>
  states.find((state) => state === search.get('by'));
