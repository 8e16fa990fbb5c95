import { Button } from '../../ui/button.tsx';
import { usePublicTexts } from '../texts/index.ts';
import { faultIdOf } from './error-notice.ts';
import { SupportLink } from './support-link.tsx';

interface Props {
  /** What failed and can be asked for once more. */
  readonly answer: { readonly error: unknown; readonly refetch: () => unknown };
}

/** What can be done about something that did not come: ask again, and where the fault is ours, write to support. */
export const TryAgain = ({ answer: { error, refetch } }: Props) => (
  <>
    <Button onPress={() => void refetch()}>{usePublicTexts().core.actions.tryAgain}</Button>
    <SupportLink requestId={faultIdOf(error)} />
  </>
);
