import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Addresses of this visit, by their place in the browser's history. A reload forgets them. */
const trail: string[] = [];

const placeNow = (): number => (history.state as { idx?: number } | null)?.idx ?? 0;

/** Used once, by the root. */
export const useTrail = (): void => {
  const { pathname, search } = useLocation();
  useEffect(() => {
    trail[placeNow()] = pathname + search;
  }, [pathname, search]);
};

const isBehind = (address: string): boolean => {
  const before = trail[placeNow() - 1];
  return before === address || before?.startsWith(`${address}?`) === true;
};

/**
 * The way back to a page: the browser's own when that page is the one before, so that the browser's Back does not
 * lead forward again afterwards. Otherwise the page is opened.
 */
export const useGoBack = () => {
  const navigate = useNavigate();
  return (address: string): void => void (isBehind(address) ? navigate(-1) : navigate(address));
};

/**
 * For the page at the end of a way, to which the pages of the way lead once they have done their work. Whoever comes
 * back to it from that same page pressed Back, and leaves the whole way behind, to where it began.
 */
export const useBackPast = (isOnTheWay: (address: string) => boolean): void => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const here = placeNow();
    if (trail[here + 1] !== pathname + search) return;
    const start = trail.slice(0, here).findLastIndex((address = '') => address && !isOnTheWay(address));
    if (start >= 0) void navigate(start - here);
  }, [pathname, search, navigate, isOnTheWay]);
};
