import { isPrescriptionType } from '@tervita/domain/prescriptions';
import { type ProblemType, problemTypeNamed } from '@tervita/domain/problem-types';
import { createSearchParams, useSearchParams } from 'react-router';

/** What has been chosen on the way; it lives in the address, so that Back, a reload and two tabs work. */
export interface FlowChoice {
  readonly personId?: string | undefined;
  readonly clinicId?: string | undefined;
  readonly type?: ProblemType | undefined;
  /** The clinic asked for it in an e-contact, where the answers go. */
  readonly requestId?: string | undefined;
  /** What is being written, when it has begun. */
  readonly draftId?: string | undefined;
  /** It is written by answering questions. */
  readonly isAsked?: boolean | undefined;
  /** Questions cannot be asked now: it is written in one's own words. */
  readonly isUnasked?: boolean | undefined;
  /** The person wants to be asked again, also where one answer is obvious. */
  readonly isChanging?: boolean | undefined;
  /** Something is changed from the last page, which one goes back to. */
  readonly isChecking?: boolean | undefined;
}

/** The path of a step under /e-contacts, or a whole one. */
export const flowAddress = (path: string, choice: FlowChoice = {}): string => {
  const { personId, clinicId, type, requestId, draftId, isAsked, isUnasked, isChanging, isChecking } = choice;
  const query = createSearchParams({
    ...(personId ? { person: personId } : {}),
    ...(clinicId ? { clinic: clinicId } : {}),
    ...(type ? { reason: type } : {}),
    ...(requestId ? { request: requestId } : {}),
    ...(draftId ? { draft: draftId } : {}),
    ...(isAsked ? { asked: '1' } : {}),
    ...(isUnasked ? { unasked: '1' } : {}),
    ...(isChanging ? { change: '1' } : {}),
    ...(isChecking ? { check: '1' } : {}),
  }).toString();
  const page = path.startsWith('/') ? path : `/e-contacts/${path}`;
  return query ? `${page}?${query}` : page;
};

export const useFlowChoice = (): FlowChoice => {
  const [search] = useSearchParams();
  return {
    personId: search.get('person') ?? undefined,
    clinicId: search.get('clinic') ?? undefined,
    type: problemTypeNamed(search.get('reason') ?? ''),
    requestId: search.get('request') ?? undefined,
    draftId: search.get('draft') ?? undefined,
    isAsked: search.has('asked'),
    isUnasked: search.has('unasked'),
    isChanging: search.has('change'),
    isChecking: search.has('check'),
  };
};

const isSameMatter = (one: FlowChoice, other: FlowChoice): boolean =>
  one.personId === other.personId &&
  one.clinicId === other.clinicId &&
  one.type !== undefined &&
  one.type === other.type;

/**
 * Addresses of other steps. What has been written comes along only while person, clinic and reason stay the same;
 * whoever chooses the same again finds it again. Own words that are changed from the last page come along to it:
 * there the person is asked whether they are meant for somebody else.
 */
export const useFlowAddress = () => {
  const current = useFlowChoice();
  const { draftId, isAsked, isChecking } = current;
  return (path: string, choice: FlowChoice = {}): string => {
    if (isSameMatter(current, choice)) return flowAddress(path, { draftId, isAsked, isChecking, ...choice });
    return flowAddress(path, isChecking && !isAsked ? { draftId, isChecking, ...choice } : choice);
  };
};

/** Where a chosen reason leads. */
export const useReasonAddress = () => {
  const { personId, clinicId, isChecking } = useFlowChoice();
  const addressOf = useFlowAddress();
  return (type: ProblemType): string => {
    // Medicines are chosen, not described; words of another reason do not become a request for them.
    if (isPrescriptionType(type)) return flowAddress('/prescriptions', { personId, clinicId, type });
    return isChecking
      ? addressOf('summary', { personId, clinicId, type, isChecking: false })
      : addressOf('new', { personId, clinicId, type });
  };
};
