import { NotLoaded } from '../../../../core/api/index.ts';
import { useEmergencyNumber } from '../../../../core/config.ts';
import { usePatientTexts } from '../../../../core/texts/patient.ts';
import { WithPhoneLinks } from '../../../../ui/phone-link.tsx';

interface Props {
  readonly answer: { readonly error?: unknown; readonly refetch: () => unknown };
}

/** In place of a step that did not come: whoever is in danger must not wait for the connection. */
export function NotLoadedStep({ answer }: Props) {
  const { eContacts } = usePatientTexts();
  const emergency = useEmergencyNumber();
  const offlineText = <WithPhoneLinks text={eContacts.needsConnection(emergency)} numbers={[emergency]} />;
  return <NotLoaded level={1} {...{ answer, offlineText }} />;
}
