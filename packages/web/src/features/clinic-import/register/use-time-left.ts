import { useEffect, useState } from 'react';
import { now } from '../../../core/clock.ts';

/** Milliseconds until a moment, told anew every second. */
export const useTimeLeft = (until: string): number => {
  const leftNow = () => Math.max(0, Date.parse(until) - now().getTime());
  const [left, setLeft] = useState(leftNow);
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, Date.parse(until) - now().getTime())), 1_000);
    return () => clearInterval(timer);
  }, [until]);
  return Math.min(left, leftNow());
};
