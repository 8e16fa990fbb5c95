import { type RefObject, useEffect, useRef } from 'react';

/** The newest words are what one came for; again when there are more. */
export const useScrollToEnd = (count: number): RefObject<HTMLDivElement | null> => {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'end' });
  }, [count]);
  return end;
};
