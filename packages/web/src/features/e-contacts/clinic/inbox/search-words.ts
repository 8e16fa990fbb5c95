import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { onSessionEnd } from '../../../../core/session/index.ts';
import { forget, recall, remember } from '../../../../core/storage.ts';
import { createStore, useStore } from '../../../../core/store.ts';

/**
 * Names and personal codes stay out of addresses, which browsers remember. A place in the history holds a number;
 * the words it stands for live as long as the tab and the session.
 */
const stored = 'inbox-searches';
const readKept = (): string[] => JSON.parse(recall('session', stored) ?? '[]');

const wordsStore = createStore('');
onSessionEnd(() => {
  wordsStore.set('');
  forget('session', stored);
});

interface Place {
  /** Which of the kept searches. */
  readonly search?: number;
}

export const placeOf = (words: string): Place => {
  if (!words) return {};
  const kept = readKept();
  const at = kept.indexOf(words);
  if (at >= 0) return { search: at };
  remember('session', stored, JSON.stringify([...kept, words]));
  return { search: kept.length };
};

export const currentWords = (): string => wordsStore.get();
export const setWords = (words: string): void => wordsStore.set(words);
export const useWords = (): string => useStore(wordsStore);

/** Back brings the words that were searched there; whoever comes back from an e-contact finds them still there. */
export const useSearchInHistory = (): void => {
  const { pathname, search, state, key } = useLocation();
  const isPop = useNavigationType() === 'POP';
  const navigate = useNavigate();
  const place = (state as Place | null)?.search;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place in the history is read once
  useEffect(() => {
    const words = wordsStore.get();
    const comesFromDetail = new URLSearchParams(search).has('preview');
    if (place !== undefined || isPop || !comesFromDetail) wordsStore.set(readKept()[place ?? -1] ?? '');
    else if (words) void navigate(pathname + search, { replace: true, state: placeOf(words) });
  }, [key]);
};
