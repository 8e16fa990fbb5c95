import { useEffect, useState } from 'react';

const restMs = 300;

/** The value after nobody has changed it for a moment: the server is not asked at every letter. */
export const useSettled = (value: string): string => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};
