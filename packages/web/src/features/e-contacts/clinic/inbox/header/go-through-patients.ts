import type { KeyboardEvent } from 'react';

/** On the name of each patient that was found. */
export const patientMark = { 'data-found-patient': '' } as const;
const names = () => [...document.querySelectorAll<HTMLElement>('[data-found-patient]')];

export const focusFirstPatient = (): boolean => {
  const [first] = names();
  first?.focus();
  return first !== undefined;
};

/** Below the last patient the keys of the list go on; above the first stands the field. */
export const goThroughPatients = (event: KeyboardEvent<HTMLElement>): void => {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const all = names();
  const at = all.indexOf(document.activeElement as HTMLElement);
  if (!by || at < 0) return;
  const next = all[at + by] ?? (by < 0 ? document.querySelector<HTMLElement>('input[type="search"]') : null);
  if (!next) return;
  event.preventDefault();
  next.focus();
};
