import type { reportLog } from '@tervita/contract/support';
import { call } from './api/call.ts';
import { light } from './api/light.ts';

const ignore = () => undefined;
const perPage = 10;
/** As much as the server takes. */
const longest = 1000;
let reported = 0;

/** Tells the server about a fault in this browser: what broke, never what a person wrote. */
export const report = (type: string, error: unknown, level: 'error' | 'warning' | 'info' = 'error'): void => {
  reported += 1;
  if (reported > perPage) return;
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const body = { type: type.slice(0, 100), level, message: text.slice(0, longest) };
  call(light<typeof reportLog>('POST', '/log'), { body }, { keepalive: true }).catch(ignore);
};
