import { useEffect, useState } from 'react';

const restMs = 200;

/** True once somebody has stayed with the same one for a moment. */
export const useRests = (id: string, ms = restMs): boolean => {
  const [rested, setRested] = useState<string | undefined>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(id), ms);
    return () => clearTimeout(timer);
  }, [id, ms]);
  return rested === id;
};
