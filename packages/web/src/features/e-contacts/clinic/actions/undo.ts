import { useEffect } from 'react';
import { undoSeconds } from '../../../../core/config.ts';
import { createStore, useStore } from '../../../../core/store.ts';
import { currentTexts } from '../../../../core/texts/index.ts';
import { toasts } from '../../../../ui/toasts.ts';

interface UndoOffer {
  readonly eContactId: string | undefined;
  readonly undo: () => void;
  readonly showToast: () => void;
  readonly end: () => void;
}

/** The last thing that can still be taken back. */
const last = createStore<UndoOffer | undefined>(undefined);

/** The e-contact whose open page shows by itself what is on its way. */
let shownInPlace: string | undefined;

/**
 * Says what was done and offers to take it back: by Z and in a toast, for a few seconds. The page of that e-contact
 * shows it in its own place; the toast comes when one leaves that page.
 */
export const offerUndo = (text: string, undo: () => void, eContactId?: string): void => {
  let closeToast: () => void = () => undefined;
  const lifeMs = undoSeconds() * 1_000;
  const end = () => {
    clearTimeout(timer);
    if (last.get() === offer) last.set(undefined);
    closeToast();
  };
  const run = () => {
    end();
    undo();
  };
  const showToast = () => {
    const action = { label: currentTexts().core.actions.undo, onPress: run };
    closeToast = toasts.show({ tone: 'success', text, action }, lifeMs);
  };
  const offer: UndoOffer = { eContactId, undo: run, showToast, end };
  const timer = setTimeout(end, lifeMs);
  last.set(offer);
  if (eContactId === undefined || eContactId !== shownInPlace) showToast();
};

export const undoLast = (): void => last.get()?.undo();

/** It was taken back or hurried in its own place. */
export const endUndo = (eContactId: string): void => {
  const offer = last.get();
  if (offer?.eContactId === eContactId) offer.end();
};

export const useCanUndo = (): boolean => useStore(last) !== undefined;

/** For the page of one e-contact, which shows what is on its way. */
export const useUndoInPlace = (eContactId: string): void =>
  useEffect(() => {
    shownInPlace = eContactId;
    return () => {
      shownInPlace = undefined;
      const offer = last.get();
      if (offer?.eContactId === eContactId) offer.showToast();
    };
  }, [eContactId]);
