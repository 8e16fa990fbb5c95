import { lazy, Suspense, useState } from 'react';
import type { SendLaterProps } from './send-later.tsx';

const SendLater = lazy(async () => ({ default: (await import('./send-later.tsx')).SendLater }));

/** Fetched when it is first opened. */
export function LazySendLater(props: SendLaterProps) {
  const [wasOpened, setOpened] = useState(false);
  if (props.isOpen && !wasOpened) setOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <SendLater {...props} />
    </Suspense>
  );
}
