import { startHostedWithPatient } from '@tervita/contract/care-flows';
import type { Filling } from '@tervita/domain/instruments';
import type { ProblemType } from '@tervita/domain/problem-types';
import { useCommand } from '../../../../../../core/api/index.ts';
import { useLanguage } from '../../../../../../core/texts/index.ts';
import { Button } from '../../../../../../ui/button.tsx';
import { LinkButton } from '../../../../../../ui/link-button.tsx';
import { fillAddress } from '../../../filling/pages.ts';
import type { Acted } from '../../acted.ts';
import { useActionsTexts } from '../../texts.ts';

interface Props {
  readonly eContact: Acted;
  readonly type: ProblemType;
  readonly filling: Filling;
  readonly onClose: () => void;
}

/** The browser leaves for the page of the service that hosts it, which leads back to this e-contact. */
function Hosted({ eContact, type }: Pick<Props, 'eContact' | 'type'>) {
  const t = useActionsTexts().questionnaire;
  const locale = useLanguage();
  const starting = useCommand(startHostedWithPatient, {
    onDone: ({ sessionUrl }) => location.assign(sessionUrl),
  });
  const start = () =>
    starting.mutate({ params: { id: eContact.id }, query: { locale }, body: { eContactType: type } });
  return (
    <Button variant="secondary" isPending={starting.isPending || starting.isSuccess} onPress={start}>
      {t.together}
    </Button>
  );
}

/** With a patient who is there or on the phone: on a page of ours, or where it is hosted. */
export function FillTogether({ eContact, type, filling, onClose }: Props) {
  const t = useActionsTexts().questionnaire;
  if (filling === 'HOSTED') return <Hosted eContact={eContact} type={type} />;
  return (
    <LinkButton variant="secondary" to={fillAddress(eContact.id, type)} onClick={onClose}>
      {t.together}
    </LinkButton>
  );
}
