import type { ReactNode } from 'react';
import { Callout } from '../../ui/callout.tsx';
import type { Notice } from './error-notice.ts';
import { SupportLink } from './support-link.tsx';

interface Props {
  /** Undefined: nothing failed. */
  readonly notice: Notice | undefined;
  /** What can be done about it, instead of writing to support. */
  readonly action?: ReactNode;
}

/** Why something was not done, where it was asked for; of a fault on our side with the way to support. */
export const NoticeCallout = ({ notice, action }: Props) =>
  notice ? (
    <Callout
      tone={notice.tone === 'error' ? 'danger' : 'turn'}
      role="alert"
      action={action ?? (notice.requestId ? <SupportLink requestId={notice.requestId} /> : undefined)}
    >
      {notice.text}
    </Callout>
  ) : null;
