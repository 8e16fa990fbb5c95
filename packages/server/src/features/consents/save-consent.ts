import { saveConsent as saveConsentRoute } from '@tervita/contract/consents';
import { consentFlagsOf, currentVersionOf, groupOf } from '@tervita/domain/consents';
import { LogicError } from '@tervita/domain/core';
import { BadInput } from '../../core/http/errors.ts';
import { command } from '../../core/http/use-case.ts';
import { toLoginInfo } from '../auth/index.ts';
import { consentsOf, keepConsent } from './consent-store.ts';

export const saveConsent = command(saveConsentRoute, async ({ tx, actor, body, now, touched }) => {
  const group = groupOf(body.type, actor.activeRole);
  if (!group) throw new BadInput([{ path: ['body', 'type'], key: 'notForThisRole' }]);
  // Nobody agrees to a text they did not see: the version is the one on their screen.
  if (body.version !== currentVersionOf(group)) throw new LogicError('CONSENT_VERSION_CHANGED');
  await keepConsent(tx, { userId: actor.userId, group, version: body.version, at: now });
  touched.personIds.add(actor.personId);
  const consents = consentFlagsOf(await consentsOf(tx, actor.userId));
  return toLoginInfo({ ...actor, consents });
});
