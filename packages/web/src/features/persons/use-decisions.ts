import { listPatientClinics } from '@tervita/contract/clinics';
import { listPatientEContacts } from '@tervita/contract/e-contacts';
import {
  answerClaim,
  answerMembership,
  type KeepingClinic,
  listPersons,
  type RepresentationClaim,
  whoActsForMe,
} from '@tervita/contract/persons';
import { useCommand } from '../../core/api/index.ts';
import { toasts } from '../../ui/toasts.ts';
import { usePersonsTexts } from './texts.ts';

const refreshes = [whoActsForMe, listPatientEContacts, listPatientClinics, listPersons];

export const nameOf = ({ firstName, surname }: Pick<RepresentationClaim, 'firstName' | 'surname'>) =>
  `${firstName} ${surname}`;

/** Yes or no to somebody who writes in one's name. */
export const useClaimDecision = (claim: RepresentationClaim, onDone?: () => void) => {
  const { said } = usePersonsTexts();
  const name = nameOf(claim);
  const command = useCommand(answerClaim, {
    refreshes,
    onDone: (_, { body }) => {
      toasts.show({ tone: 'success', text: body.isRight ? said.claimRight(name) : said.claimEnded(name) });
      onDone?.();
    },
  });
  const decide = (isRight: boolean) => command.mutate({ params: { id: claim.claimId }, body: { isRight } });
  return { decide, isPending: command.isPending };
};

/** Yes or no to a clinic that keeps one as a patient. */
export const useMembershipDecision = (clinic: KeepingClinic, onDone?: () => void) => {
  const { said } = usePersonsTexts();
  const command = useCommand(answerMembership, {
    refreshes,
    onDone: (_, { body }) => {
      const text = body.isRight ? said.clinicRight(clinic.name) : said.clinicNot(clinic.name);
      toasts.show({ tone: 'success', text });
      onDone?.();
    },
  });
  const decide = (isRight: boolean) =>
    command.mutate({ params: { id: clinic.clinicMemberId }, body: { isRight } });
  return { decide, isPending: command.isPending };
};
