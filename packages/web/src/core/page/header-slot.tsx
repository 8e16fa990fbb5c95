import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

const slotId = 'header-slot';

/** Where the clinic's header takes in what a page brings: search, its main button. */
export const HeaderOutlet = ({ className }: { className?: string | undefined }) => (
  <div id={slotId} className={className} />
);

export function HeaderSlot({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setPlace(document.getElementById(slotId)), []);
  return place ? createPortal(children, place) : null;
}
