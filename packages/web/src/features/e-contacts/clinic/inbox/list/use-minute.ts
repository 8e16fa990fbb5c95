import { useEffect, useState } from 'react';
import { now } from '../../../../../core/clock.ts';

/** The present, to the minute: waiting times grow while one looks. */
export const useMinute = (): Date => {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return at;
};
