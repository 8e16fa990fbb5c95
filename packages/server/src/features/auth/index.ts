import { type DigitalIdDeps, login, start } from './digital-id.ts';
import { currentSession, extend, logout, type SessionDeps, switchRole } from './session.ts';

export { toLoginInfo } from './login-info.ts';

export const authCalls = (deps: DigitalIdDeps & SessionDeps) => [
  currentSession(),
  extend(deps),
  switchRole(deps),
  logout(deps),
  start(deps),
  login(deps),
];
