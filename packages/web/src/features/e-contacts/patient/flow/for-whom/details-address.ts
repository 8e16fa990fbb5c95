import { useFlowAddress } from '../flow-choice.ts';

/** code: checked; unchecked: typed, but nobody answered; none: the person has no code. */
export type CodeState = 'code' | 'unchecked' | 'none';

const states: readonly CodeState[] = ['code', 'unchecked', 'none'];

/** Its own address, so that Back leads to the code. */
export const useDetailsAddress = () => {
  const addressOf = useFlowAddress();
  return (state: CodeState): string => {
    const address = addressOf('add/person');
    return `${address}${address.includes('?') ? '&' : '?'}by=${state}`;
  };
};

export const codeStateIn = (search: URLSearchParams): CodeState | undefined =>
  states.find((state) => state === search.get('by'));
