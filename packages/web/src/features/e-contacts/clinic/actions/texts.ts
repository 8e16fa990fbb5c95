import type { ActionsTexts } from '@tervita/texts/actions-en';
import { currentPart, loadPart, type Part, usePart } from '../../../../core/texts/index.ts';

/** Comes with the first dialog or the first thing done: reading the list needs none of it. */
export const actionsPart: Part<ActionsTexts> = {
  en: () => import('@tervita/texts/actions-en'),
  et: () => import('@tervita/texts/actions-et'),
  ru: () => import('@tervita/texts/actions-ru'),
  pl: () => import('@tervita/texts/actions-pl'),
};

export const useActionsTexts = () => usePart(actionsPart).actions;

const ignore = () => undefined;

/** For a sentence about something already done; it may come a moment later. */
export const sayWith = (say: (texts: ActionsTexts['actions']) => void): void => {
  loadPart(actionsPart)
    .then(() => say(currentPart(actionsPart).actions))
    .catch(ignore);
};
