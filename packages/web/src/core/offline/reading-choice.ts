import { forget, recall, remember } from '../storage.ts';
import { forgetLastSeen } from './forget-last-seen.ts';

const key = 'reads-only-online';

/** On a device that others use, nothing need stay behind. */
export const keepsLastSeen = (): boolean => recall('local', key) === null;

export const setKeepsLastSeen = (isOn: boolean): void => {
  if (isOn) forget('local', key);
  else {
    remember('local', key, '1');
    forgetLastSeen();
  }
};
