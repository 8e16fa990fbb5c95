import { useEffect, useState } from 'react';
import { now } from '../../../core/clock.ts';

/** Milliseconds until a moment, counted by the second; nothing once it has come. */
export const useCountdown = (until: number): number => {
  const [left, setLeft] = useState(() => until - now().getTime());
  useEffect(() => {
    const count = () => setLeft(until - now().getTime());
    count();
    const timer = setInterval(() => {
      count();
      if (until <= now().getTime()) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return Math.max(0, left);
};
