import type { LoginInfo } from '@tervita/contract/auth';
import { saveConsent } from '@tervita/contract/consents';
import type { ConsentType } from '@tervita/domain/consents';
import { call } from '../../../core/api/call.ts';
import { openSession } from '../../../core/session/index.ts';

/** A tick carries the version of the text it stands under. */
export type Ticked = Partial<Record<ConsentType, string>>;

/** One after the other. What was saved before a failure counts, here and in other tabs. */
export const agreeTo = async (ticked: Ticked): Promise<void> => {
  let login: LoginInfo | undefined;
  try {
    for (const [type, version] of Object.entries(ticked)) {
      login = await call(saveConsent, { body: { type: type as ConsentType, version } });
    }
  } finally {
    if (login) openSession(login);
  }
};
