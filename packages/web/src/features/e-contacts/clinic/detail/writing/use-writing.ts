import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { focusHeading } from '../focus-heading.ts';

export type WritingKind = 'reply' | 'note';

export interface Writing {
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly kind: WritingKind;
  readonly setKind: (kind: WritingKind) => void;
  /** False: one line at the bottom, so that the conversation has the room. */
  readonly isOpen: boolean;
  readonly open: () => void;
  /** Opens the box with the cursor in it. */
  readonly write: (kind: WritingKind) => void;
  /** Folds the box and gives the keys back to the page; what is typed stays. */
  readonly leave: () => void;
}

/** The box where something is being written, and the way to it and from it by keys and links. */
export const useWriting = (isOpenToReply: boolean): Writing => {
  const { hash } = useLocation();
  const area = useRef<HTMLTextAreaElement>(null);
  const usual: WritingKind = isOpenToReply ? 'reply' : 'note';
  // Until somebody writes, it follows what is possible: a colleague may complete or reopen meanwhile.
  const [chosen, setKind] = useState<WritingKind>();
  const kind = chosen ?? usual;
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => {
    setKind((before) => before ?? usual);
    setOpen(true);
  }, [usual]);
  const write = useCallback((chosen: WritingKind) => {
    setKind(chosen);
    setOpen(true);
    // At once, so that the next letter is typed; again when another field has come in its place.
    area.current?.focus();
    requestAnimationFrame(() => area.current?.focus());
  }, []);
  const leave = useCallback(() => {
    setOpen(false);
    // Folded it offers both: the line is the reply's, and the note has its button.
    setKind(undefined);
    focusHeading();
  }, []);
  useEffect(() => {
    if (hash === '#reply') area.current?.focus();
  }, [hash]);
  return { area, kind, setKind, isOpen, open, write, leave };
};
