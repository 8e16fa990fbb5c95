import { hasPersonalCode, parsePersonalCode } from '@tervita/domain/persons';
import { useSearchParams } from 'react-router';
import { useConfig } from '../../../../../core/config.ts';
import { useUser } from '../../../../../core/session/index.ts';
import { useFlowAddress } from '../flow-choice.ts';
import { useChoosingStep } from '../use-choosing-step.ts';
import { CodeForm } from './code-form.tsx';
import { codeStateIn } from './details-address.ts';
import { DetailsForm } from './details-form.tsx';
import { typedCode } from './kept-person.ts';

/** The code first, then what it does not tell. */
export function Component() {
  const [search] = useSearchParams();
  const { COUNTRY_CODE: country } = useConfig().prmFeatures;
  const { userId } = useUser();
  const addressOf = useFlowAddress();
  const asked = hasPersonalCode(country) ? codeStateIn(search) : 'none';
  // Somebody who opened this address anew has typed no code.
  const isReady = asked === 'none' || parsePersonalCode(country, typedCode(userId).trim()).ok;
  const state = isReady ? asked : undefined;
  useChoosingStep(
    'person',
    state && hasPersonalCode(country) ? addressOf('add/person') : addressOf('choose-patient'),
  );
  return state ? <DetailsForm key={state} state={state} /> : <CodeForm />;
}
