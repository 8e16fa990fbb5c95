import { useSearchParams } from 'react-router';
import { requestedRoute } from '../../core/session/index.ts';
import { Callout } from '../../ui/callout.tsx';
import { useAuthTexts } from './texts.ts';

const isConversation = (path: string | undefined) => /^\/e-contacts\/[^/?]+\/timeline/.test(path ?? '');

/** Somebody who wanted another page is told why this one comes first. */
export function WhyHere() {
  const { why } = useAuthTexts().auth.choose;
  const [search] = useSearchParams();
  const status = search.get('status');
  if (status === 'session-expired' || status === 'session-ended')
    return (
      <Callout tone="turn" role="status" title={why.expired}>
        {status === 'session-ended' ? why.endedText : why.expiredText}
      </Callout>
    );
  if (status !== 'sign-in') return null;
  return (
    <Callout tone="info" role="status" title={isConversation(requestedRoute()) ? why.answer : why.page}>
      {why.afterwards}
    </Callout>
  );
}
