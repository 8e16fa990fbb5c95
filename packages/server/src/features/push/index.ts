import type { Pusher } from '../../integrations/push/web-push.ts';
import { readState, updateEndpoint } from './update-endpoint.ts';

export {
  type Device,
  devicesOf,
  forgetDevice,
  forgetDeviceOf,
  forgetOtherDevices,
  forgetOthersHere,
} from './subscription-store.ts';

export const pushCalls = (pusher: Pusher | undefined) => [readState(pusher), updateEndpoint(pusher)];
