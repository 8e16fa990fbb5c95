import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** end: after everything that the header itself has. */
type Place = 'start' | 'end';
const idOf = (place: Place) => `header-slot-${place}`;

interface OutletProps {
  className?: string | undefined;
  place?: Place | undefined;
}

/** Where the clinic's header takes in what a page brings: search, its main button. */
export const HeaderOutlet = ({ className, place = 'start' }: OutletProps) => (
  <div id={idOf(place)} className={className} />
);

export function HeaderSlot({
  children,
  place = 'start',
}: {
  children: ReactNode;
  place?: Place | undefined;
}) {
  const [outlet, setOutlet] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setOutlet(document.getElementById(idOf(place))), [place]);
  return outlet ? createPortal(children, outlet) : null;
}
