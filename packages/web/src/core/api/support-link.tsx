import { LinkButton } from '../../ui/link-button.tsx';
import { usePublicTexts } from '../texts/index.ts';
import { supportAddress } from './support-address.ts';

/** Of a fault on our side: support, with the number by which it is found. Nothing otherwise. */
export function SupportLink({ requestId }: { requestId: string | undefined }) {
  const { contactSupport } = usePublicTexts().core.actions;
  const to = supportAddress(requestId);
  return to ? (
    <LinkButton variant="ghost" to={to}>
      {contactSupport}
    </LinkButton>
  ) : null;
}
