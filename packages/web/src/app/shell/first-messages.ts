import type { UserClaim } from '@tervita/contract/auth';
import type { Answered, Sent } from '@tervita/contract/core';
import type { getGlobalMessages } from '@tervita/contract/global-messages';
import type { Language } from '@tervita/domain/core';
import { call } from '../../core/api/call.ts';
import { light } from '../../core/api/light.ts';
import { currentSession, selectedClinicOf } from '../../core/session/index.ts';
import { currentLanguage } from '../../core/texts/index.ts';

type Asked = Sent<typeof getGlobalMessages>;

export interface FirstMessages {
  readonly asked: Asked;
  readonly response: Answered<typeof getGlobalMessages>;
}

/** Longer than this nobody waits for a notice to see a page. */
const patienceMs = 400;

/** A clinic user is told what concerns the clinic they work in now; everybody in the language of the page. */
export const messagesFor = (
  { activeRole }: UserClaim,
  clinicId: string | undefined,
  language: Language,
): Asked => ({
  query: {
    role: activeRole,
    language,
    ...(activeRole === 'PRM_DOCTOR' && clinicId ? { clinicIds: clinicId } : {}),
  },
});

const ask = async (user: UserClaim): Promise<FirstMessages> => {
  const asked = messagesFor(user, selectedClinicOf(user)?.clinicId, currentLanguage());
  const response = await call(light<typeof getGlobalMessages>('GET', '/prm/global-message'), asked);
  return { asked, response };
};

/**
 * Asked while the code of the first page comes, so that the page is shown with its notices and nothing moves
 * afterwards. Returns null when nobody is signed in, or when the response does not come in time.
 */
export const loadFirstMessages = async (): Promise<FirstMessages | null> => {
  const user = currentSession()?.userClaim;
  if (!user) return null;
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null));
  return Promise.race([ask(user).catch(() => null), tooLate]);
};
