import { type ProblemType, problemTypeNamed } from '@tervita/domain/problem-types';
import { createSearchParams, useSearchParams } from 'react-router';

/** What has been chosen on the way; it lives in the address, so that Back, a reload and two tabs work. */
export interface FlowChoice {
  readonly personId?: string | undefined;
  readonly clinicId?: string | undefined;
  readonly type?: ProblemType | undefined;
  /** The person wants to be asked again, also where one answer is obvious. */
  readonly isChanging?: boolean | undefined;
}

export const flowAddress = (path: string, choice: FlowChoice = {}): string => {
  const { personId, clinicId, type, isChanging } = choice;
  const query = createSearchParams({
    ...(personId ? { person: personId } : {}),
    ...(clinicId ? { clinic: clinicId } : {}),
    ...(type ? { reason: type } : {}),
    ...(isChanging ? { change: '1' } : {}),
  }).toString();
  return query ? `/e-contacts/${path}?${query}` : `/e-contacts/${path}`;
};

export const useFlowChoice = (): FlowChoice => {
  const [search] = useSearchParams();
  return {
    personId: search.get('person') ?? undefined,
    clinicId: search.get('clinic') ?? undefined,
    type: problemTypeNamed(search.get('reason') ?? ''),
    isChanging: search.has('change'),
  };
};
