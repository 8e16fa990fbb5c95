import { startHostedEContact, startHostedRequest } from '@tervita/contract/care-flows';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { type ApiError, useCommand, useNotice } from '../../../../core/api/index.ts';
import { useFlowStep } from '../../../../core/page/index.ts';
import { useLanguage } from '../../../../core/texts/index.ts';
import { usePatientTexts } from '../../../../core/texts/patient.ts';
import { BottomBar } from '../../../../ui/bottom-bar.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { PageTitle } from '../../../../ui/page-title.tsx';
import { useCareFlowTexts } from '../../../care-flows/index.ts';
import flow from './flow.module.css';
import { flowAddress, useFlowAddress, useFlowChoice } from './flow-choice.ts';
import { flowSteps } from './flow-steps.ts';
import { type FlowTarget, useFlowTarget } from './flow-target.ts';

/** Starts it at the provider; the browser leaves this page for the provider's. */
const useStarting = (target: FlowTarget) => {
  const language = useLanguage();
  const navigate = useNavigate();
  const [error, setError] = useState<ApiError>();
  const { personId, clinicId, type, requestId, draftId } = target;
  const ending = {
    onDone: ({ sessionUrl }: { readonly sessionUrl: string }) => location.assign(sessionUrl),
    onError: (refusal: ApiError) => {
      // Asked for another reason, too long ago, or on another device: the signs of danger come first.
      if (refusal.code === 'DANGER_NOT_ASKED')
        void navigate(flowAddress('questions', { personId, clinicId, type, requestId }), { replace: true });
      else setError(refusal);
      return true;
    },
  };
  const own = useCommand(startHostedEContact, ending);
  const requested = useCommand(startHostedRequest, ending);
  const query = { locale: language };
  const danger = draftId ? { aiQuestionnaireId: draftId } : {};
  const start = () =>
    requestId
      ? requested.mutate({ params: { id: requestId }, query, body: danger })
      : own.mutate({ query, body: { eContactType: type, personId, clinicId, ...danger } });
  const { isPending, isSuccess } = requestId ? requested : own;
  return { error, isPending: isPending || isSuccess, start };
};

function Hosted({ target }: { target: FlowTarget }) {
  const t = useCareFlowTexts().begin;
  const { problemTypes, errors } = usePatientTexts();
  const noticeOf = useNotice(errors);
  const { error, isPending, start } = useStarting(target);
  return (
    <>
      <div className={flow.page}>
        <PageTitle>{t.title(problemTypes.labels[target.type])}</PageTitle>
        <p>{t.text}</p>
        <p className={flow.muted}>{t.privacy}</p>
        <p className={flow.muted}>{t.language}</p>
        {error ? (
          <Callout tone="danger" role="alert" title={t.failed}>
            {noticeOf(error)?.text}
          </Callout>
        ) : null}
      </div>
      <BottomBar>
        <Button isWide isPending={isPending} onPress={start}>
          {t.start}
        </Button>
      </BottomBar>
    </>
  );
}

/** Before a questionnaire that another service hosts: where one goes, and that one comes back. */
export function Component() {
  const { name } = usePatientTexts().eContacts.flow;
  const { personId, clinicId, requestId } = useFlowChoice();
  const target = useFlowTarget();
  const addressOf = useFlowAddress();
  useFlowStep({
    name,
    ...flowSteps.write,
    // What the clinic asked for is chosen from no list.
    backTo: requestId ? '/my-e-contacts' : addressOf('add', { personId, clinicId }),
    closeTo: '/my-e-contacts',
  });
  if (!target) return <Navigate replace to={addressOf('choose-clinic', { personId })} />;
  return <Hosted target={target} />;
}
