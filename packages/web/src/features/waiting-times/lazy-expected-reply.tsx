import type { ExpectedReplyTimes } from '@tervita/contract/waiting-times';
import type { OpeningHours } from '@tervita/domain/clinics';
import { lazy, Suspense } from 'react';

const Loaded = lazy(() =>
  import('./load-expected-reply.ts').then(({ loadExpectedReply }) => loadExpectedReply()),
);

interface Props {
  readonly expected: ExpectedReplyTimes | null;
  readonly hours: OpeningHours | undefined;
  readonly isBefore?: boolean;
}

/** Comes with its words when there is something to say; nobody waits for it. */
export const LazyExpectedReply = ({ expected, hours, isBefore = false }: Props) =>
  expected && hours ? (
    <Suspense fallback={null}>
      <Loaded expected={expected} hours={hours} isBefore={isBefore} />
    </Suspense>
  ) : null;
