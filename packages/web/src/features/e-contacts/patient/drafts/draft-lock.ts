const nameOf = (id: string) => `tervita.draft.${id}`;

/** While a page writes it, no other page saves it behind its back. Old browsers know no locks and go without. */
export const holdDraft = (id: string): (() => void) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  navigator.locks?.request(nameOf(id), { mode: 'shared' }, () => held).catch(() => undefined);
  return release;
};

/** Does the work unless a page holds the draft. */
export const unlessHeld = async (id: string, work: () => Promise<void>): Promise<void> => {
  if (!navigator.locks) return work();
  return navigator.locks.request(nameOf(id), { ifAvailable: true }, (lock) => (lock ? work() : undefined));
};
