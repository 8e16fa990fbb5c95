import { type ProblemType, problemTypeNamed } from '@tervita/domain/problem-types';
import { createSearchParams, useSearchParams } from 'react-router';

/** What has been chosen on the way; it lives in the address, so that Back and a reload work. */
export interface FlowChoice {
  readonly clinicId?: string | undefined;
  readonly type?: ProblemType | undefined;
}

export const flowAddress = (path: string, { clinicId, type }: FlowChoice): string => {
  const query = createSearchParams({
    ...(clinicId ? { clinic: clinicId } : {}),
    ...(type ? { reason: type } : {}),
  });
  return `/e-contacts/${path}?${query}`;
};

export const useFlowChoice = (): FlowChoice => {
  const [search] = useSearchParams();
  return {
    clinicId: search.get('clinic') ?? undefined,
    type: problemTypeNamed(search.get('reason') ?? ''),
  };
};
