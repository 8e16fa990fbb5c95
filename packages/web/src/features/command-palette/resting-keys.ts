import type { Command } from '../../core/commands/index.ts';
import { useClinicTexts } from '../../core/texts/clinic.ts';
import { usePaletteTexts } from './texts.ts';

export interface ListedKey {
  readonly id: string;
  readonly label: string;
  readonly keys: string;
}

/** Keys that pages of staff have, by the commands that bring them. They are learned also where they rest. */
const useEveryKey = (): readonly ListedKey[] => {
  const { inbox } = useClinicTexts().eContacts;
  const { keys, take, assign, reply, complete, reopen, openFull, search } = inbox;
  const t = usePaletteTexts().shortcuts.keys;
  return [
    { id: 'search', label: search, keys: '/' },
    { id: 'next', label: keys.next, keys: 'J' },
    { id: 'previous', label: keys.previous, keys: 'K' },
    { id: 'open', label: openFull, keys: 'Enter' },
    { id: 'preview', label: keys.preview, keys: 'Space' },
    { id: 'check', label: keys.check, keys: 'X' },
    { id: 'take', label: take, keys: 'I' },
    { id: 'assign', label: assign, keys: 'A' },
    { id: 'reply', label: reply, keys: 'R' },
    { id: 'note', label: t.note, keys: 'N' },
    { id: 'complete', label: complete, keys: 'E' },
    { id: 'reopen', label: reopen, keys: 'Shift E' },
    { id: 'translate', label: t.translate, keys: 'T' },
    { id: 'pdf', label: t.pdf, keys: 'D' },
    { id: 'undo', label: keys.undo, keys: 'Z' },
  ];
};

/** The reply's own keys: they work while one writes, wherever there is a reply to write. */
const useWritingKeys = (): readonly ListedKey[] => {
  const t = usePaletteTexts().shortcuts.keys;
  return [
    { id: 'send', label: t.send, keys: 'Ctrl Enter' },
    { id: 'send-and-complete', label: t.sendAndComplete, keys: 'Ctrl Shift Enter' },
    { id: 'send-later', label: t.sendLater, keys: 'Alt Enter' },
    { id: 'templates', label: t.templates, keys: '/' },
  ];
};

/** What the page does not do by itself now: while one writes, and what rests. */
export const useOtherKeys = (live: readonly Command[]) => {
  const has = (id: string) => live.some((command) => command.id === id && command.keys);
  const every = useEveryKey().filter(({ id }) => !has(id));
  // Only the page of an e-contact has notes; there a reply is written.
  const isWriting = has('note') && has('reply');
  return { writing: useWritingKeys(), isWriting, resting: every };
};
