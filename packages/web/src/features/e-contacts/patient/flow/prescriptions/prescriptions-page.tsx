import { listMyPrescriptions } from '@tervita/contract/prescriptions';
import { isPrescriptionType } from '@tervita/domain/prescriptions';
import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useAnswer } from '../../../../../core/api/index.ts';
import { useFlowStep } from '../../../../../core/page/index.ts';
import { useUser } from '../../../../../core/session/index.ts';
import { usePrescriptionTexts } from '../../../../prescriptions/index.ts';
import type { Opened } from '../../drafts/open-draft.ts';
import { useOpenedDraft } from '../../drafts/use-opened-draft.ts';
import { flowAddress, useFlowAddress, useFlowChoice } from '../flow-choice.ts';
import { flowSteps } from '../flow-steps.ts';
import { type FlowTarget, instructionsAddress, matterKey } from '../flow-target.ts';
import { Waiting } from '../waiting.tsx';
import { obviousClinic, useClinics } from '../where/use-clinics.ts';
import { RequestForm } from './request-form.tsx';

/** From now on the address names what is chosen: a reload finds it. */
function Named({ target, opened, reopen }: { target: FlowTarget; opened: Opened; reopen: () => void }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { personId: patientPersonId, clinicId } = target;
  const earlier = useAnswer(listMyPrescriptions, { query: { patientPersonId, clinicId } });
  const address = flowAddress(pathname, { ...target, draftId: opened.id });
  const isNamed = target.draftId === opened.id;
  useEffect(() => {
    if (!isNamed) void navigate(address, { replace: true });
  }, [isNamed, address, navigate]);
  return (
    <Waiting answer={earlier}>
      {({ prescriptions }) => <RequestForm {...{ target, opened, prescriptions, reopen }} />}
    </Waiting>
  );
}

function Chosen({ target }: { target: FlowTarget }) {
  const answer = useOpenedDraft(target);
  return (
    <Waiting answer={answer}>
      {(opening) =>
        'sentAs' in opening ? (
          <Navigate replace to={instructionsAddress(opening.sentAs, opening.isChanged)} />
        ) : 'other' in opening ? (
          // It stays where it is; here something of its own is asked for.
          <Navigate replace to={flowAddress('/prescriptions', { ...target, draftId: undefined })} />
        ) : (
          <Named key={opening.id} target={target} opened={opening} reopen={() => void answer.refetch()} />
        )
      }
    </Waiting>
  );
}

/** Whoever has one family doctor is not asked where. */
function WithoutClinic({ personId }: { personId: string }) {
  const { pathname } = useLocation();
  return (
    <Waiting answer={useClinics(personId)} rows={2}>
      {({ clinics }) => {
        const clinicId = obviousClinic(clinics)?.clinicId;
        return (
          <Navigate
            replace
            to={clinicId ? flowAddress(pathname, { personId, clinicId }) : flowAddress('choose-person')}
          />
        );
      }}
    </Waiting>
  );
}

/** Medicines of before to be renewed, and new ones; what became of each stands with it. */
export function Component() {
  const t = usePrescriptionTexts();
  const me = useUser();
  const addressOf = useFlowAddress();
  const { personId = me.personId, clinicId, type, draftId } = useFlowChoice();
  useFlowStep({
    name: t.page.step,
    ...flowSteps.describe,
    backTo: clinicId ? addressOf('add', { personId, clinicId }) : '/my-e-contacts',
    closeTo: '/my-e-contacts',
  });
  if (!clinicId) return <WithoutClinic personId={personId} />;
  const reason = type && isPrescriptionType(type) ? type : 'PRESCRIPTION_REFILL';
  const target = { personId, clinicId, type: reason, draftId };
  return <Chosen key={matterKey(target)} target={target} />;
}
