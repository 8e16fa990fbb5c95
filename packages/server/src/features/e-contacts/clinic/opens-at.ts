import { mayOpenAt } from '@tervita/domain/e-contacts';
import { BadInput } from '../../../core/http/errors.ts';

interface Opening {
  readonly openedAt?: string | null | undefined;
  readonly sendAt?: string | null | undefined;
}

/** From when on the patient may answer; null: at once. */
export const opensAtOf = ({ openedAt, sendAt }: Opening, now: Date): Date | null => {
  if (!openedAt) return null;
  const opensAt = new Date(openedAt);
  const sentAt = new Date(Math.max(now.getTime(), sendAt ? Date.parse(sendAt) : 0));
  if (!mayOpenAt(opensAt, { now, sentAt }))
    throw new BadInput([{ path: ['body', 'openedAt'], key: 'badDate' }]);
  return opensAt;
};
