import { useState } from 'react';
import { useNavigationType } from 'react-router';
import { recall, remember } from '../../../../../core/storage.ts';

const key = 'reason-search';

/** Who comes back from a reason finds the search as it was. Not in the address: it may tell of an illness. */
export const useKeptSearch = () => {
  const cameBack = useNavigationType() === 'POP';
  const [words, setWords] = useState(() => (cameBack ? (recall('session', key) ?? '') : ''));
  const change = (value: string) => {
    remember('session', key, value);
    setWords(value);
  };
  return [words, change] as const;
};
