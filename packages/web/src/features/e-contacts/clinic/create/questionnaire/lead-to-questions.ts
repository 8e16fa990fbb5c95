import { startHostedWithPatient } from '@tervita/contract/care-flows';
import type { Language } from '@tervita/domain/core';
import type { Filling } from '@tervita/domain/instruments';
import type { ProblemType } from '@tervita/domain/problem-types';
import { call, showError } from '../../../../../core/api/index.ts';
import { fillAddress } from '../../filling/pages.ts';

interface Begun {
  readonly eContactId: string;
  readonly type: ProblemType;
  readonly filling: Filling;
  readonly wasDangerAsked: boolean;
  readonly locale: Language;
}

/**
 * Where the questions are: the address of a page of ours, or undefined when the browser leaves for the service that hosts
 * them, which leads back to the e-contact. When that service is away, the e-contact has the button to start it later.
 */
export const leadToQuestions = async (begun: Begun): Promise<string | undefined> => {
  const { eContactId, type, filling, wasDangerAsked, locale } = begun;
  if (filling === 'OWN_PAGES') return fillAddress(eContactId, type, wasDangerAsked);
  try {
    const { sessionUrl } = await call(startHostedWithPatient, {
      params: { id: eContactId },
      query: { locale },
      body: { eContactType: type },
    });
    location.assign(sessionUrl);
    return undefined;
  } catch (error) {
    showError(error);
    return `/e-contacts/${eContactId}`;
  }
};
