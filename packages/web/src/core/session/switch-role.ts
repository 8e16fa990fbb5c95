import type { switchRole as switchRoleRoute } from '@tervita/contract/auth';
import type { Permission } from '@tervita/domain/auth';
import { call, callsAnswered, holdCallsDuring } from '../api/call.ts';
import { light } from '../api/light.ts';
import { keepSession } from './session-actions.ts';
import { currentSession, type Session, tellRoleSwitch } from './session-store.ts';

let wanted: Permission | undefined;
let running: Promise<void> | undefined;

const askFor = (role: Permission): Promise<Session> => {
  const route = light<typeof switchRoleRoute>('POST', '/session/role');
  return call(route, { body: { role } });
};

/** One call after the other, until the server has the role that was wanted last. */
const reach = async (role: Permission): Promise<Session> => {
  const session = await askFor(role);
  return wanted === undefined || wanted === role ? session : reach(wanted);
};

const settle = async (role: Permission): Promise<void> => {
  if (currentSession()?.userClaim.activeRole === role) return;
  // A call of the page that is left would be refused by the role that comes.
  await callsAnswered();
  const userId = currentSession()?.userClaim.userId;
  const reached = reach(role);
  tellRoleSwitch(reached);
  keepSession(userId, await reached);
};

/** Resolves when the role chosen last is in force, also when that is another one by then. */
export const switchRole = (role: Permission): Promise<void> => {
  wanted = role;
  // Held until the session of this tab has the role too: between two changes nothing slips through.
  running ??= holdCallsDuring(settle(role)).finally(() => {
    running = undefined;
  });
  return running;
};
