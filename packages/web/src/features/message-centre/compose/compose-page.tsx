import { Navigate, useSearchParams } from 'react-router';
import { TryAgain } from '../../../core/api/index.ts';
import { useClinicTexts } from '../../../core/texts/clinic.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useFilterWords } from '../chips.ts';
import { filterFaults } from '../filter-input.ts';
import { useMessageTexts } from '../texts.ts';
import { useAudience } from '../use-audience.ts';
import { useMessageDraft } from '../use-message-draft.ts';
import type { ComposeAudience } from './compose-audience.ts';
import { ComposeStep } from './compose-step.tsx';
import { ConfirmStep } from './confirm-step.tsx';

/** The message; then, at the same address, what is to be confirmed. Whoever comes without a choice begins it. */
export function Component() {
  const t = useMessageTexts();
  const { core } = useClinicTexts();
  const [params] = useSearchParams();
  const { clinicId, draft, change, markSent } = useMessageDraft();
  const { answer, filter } = useAudience(clinicId, draft?.filter);
  const wordsOf = useFilterWords();
  if (draft?.sentAs) return <Navigate to={`/message-centre/success?campaign=${draft.sentAs}`} replace />;
  if (!draft) return <Navigate to="/message-centre" replace />;
  if (Object.keys(filterFaults(draft.filter)).length > 0)
    return <Navigate to="/message-centre?step=recipients" replace />;
  const found = answer.data;
  if (!found && answer.isError)
    return <ErrorState title={t.loadFailed} action={<TryAgain answer={answer} />} />;
  if (!found) return <SkeletonRows label={core.loading} count={6} />;
  const mobile = found.patients.filter(({ numberKind }) => numberKind === 'REACHABLE');
  const isOut = ({ clinicMemberId }: { clinicMemberId: string }) => draft.except.includes(clinicMemberId);
  const first = mobile.find((patient) => !isOut(patient));
  const audience: ComposeAudience = {
    counts: found.counts,
    reachable: found.counts.REACHABLE - mobile.filter(isOut).length,
    shared: found.sharedNumbers,
    longestFirstName: found.longestFirstName,
    footer: found.footer,
    words: wordsOf(filter, draft.except.length),
    sample: {
      firstName: first?.firstName ?? '',
      fullName: first ? `${first.firstName} ${first.surname}` : '–',
    },
  };
  if (params.get('step') === 'confirm')
    return <ConfirmStep {...{ clinicId, draft, change, audience }} onSent={markSent} />;
  return <ComposeStep {...{ draft, change, audience }} />;
}
