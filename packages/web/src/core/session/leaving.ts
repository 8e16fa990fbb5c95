import { createStore } from '../store.ts';

/** Saves at the server what is only on this device. */
type Saver = () => Promise<unknown>;
const savers = new Set<Saver>();

/** Called when somebody signs out, while the server still knows them. */
export const beforeLeaving = (saver: Saver): (() => void) => {
  savers.add(saver);
  return () => savers.delete(saver);
};

/** Longer than this nobody waits for a save; what has not arrived by then counts as not saved. */
const patienceMs = 4_000;

export const saveBeforeLeaving = async (): Promise<void> => {
  const saving = Promise.allSettled([...savers].map((save) => save()));
  await Promise.race([saving, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
};

/** The answer to the question whether somebody leaves although something would be lost; null: nothing is asked. */
export const leavingQuestion = createStore<((isLeaving: boolean) => void) | null>(null);

/** True: what is only on this device may be deleted. */
export const askBeforeLosing = (): Promise<boolean> => {
  // A second press does not leave the first without an answer.
  leavingQuestion.get()?.(false);
  return new Promise((resolve) => {
    leavingQuestion.set((isLeaving) => {
      leavingQuestion.set(null);
      resolve(isLeaving);
    });
  });
};
