import { useState } from 'react';
import { now } from '../clock.ts';
import { useUser } from '../session/session-store.ts';
import { draftPlaceOf, isSafeDraft, markSafe, readDraft, writeDraft } from './drafts.ts';

export interface Draft {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** After sending. */
  readonly clear: () => void;
  /** The server has the words; the copy here is for the page alone. */
  readonly markSaved: () => void;
  /** The text was there when the form opened. */
  readonly wasRestored: boolean;
  /** The text that was there is at the server, too. */
  readonly wasSaved: boolean;
}

/** Typed text that survives a reload, a lost session and a wrong click. The key names the form and its record. */
export const useDraft = (key: string): Draft => {
  const { userId, activeRole } = useUser();
  const place = draftPlaceOf(activeRole);
  const open = () => {
    const text = readDraft(userId, key, place);
    return { forKey: key, text, wasRestored: text !== '', wasSaved: isSafeDraft(userId, key, place) };
  };
  const [{ forKey, text, wasRestored, wasSaved }, setState] = useState(open);
  if (forKey !== key) setState(open());
  const setText = (value: string) => {
    writeDraft(userId, key, value, now(), place);
    setState((state) => ({ ...state, text: value }));
  };
  const clear = () => {
    writeDraft(userId, key, '', now(), place);
    setState({ forKey: key, text: '', wasRestored: false, wasSaved: true });
  };
  const markSaved = () => markSafe(userId, key, place);
  return { text, setText, clear, markSaved, wasRestored, wasSaved };
};
