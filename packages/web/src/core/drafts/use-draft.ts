import { useState } from 'react';
import { now } from '../clock.ts';
import { useUser } from '../session/session-store.ts';
import { readDraft, writeDraft } from './drafts.ts';

export interface Draft {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** After sending. */
  readonly clear: () => void;
  /** The text was there when the form opened. */
  readonly wasRestored: boolean;
}

/** Typed text that survives a reload, a lost session and a wrong click. The key names the form and its record. */
export const useDraft = (key: string): Draft => {
  const { userId } = useUser();
  const [{ forKey, text, wasRestored }, setState] = useState(() => open(userId, key));
  if (forKey !== key) setState(open(userId, key));
  const setText = (value: string) => {
    writeDraft(userId, key, value, now());
    setState((state) => ({ ...state, text: value }));
  };
  const clear = () => {
    writeDraft(userId, key, '', now());
    setState({ forKey: key, text: '', wasRestored: false });
  };
  return { text, setText, clear, wasRestored };
};

const open = (userId: string, key: string) => {
  const text = readDraft(userId, key);
  return { forKey: key, text, wasRestored: text !== '' };
};
