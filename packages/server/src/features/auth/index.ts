import { listWaiting, settleWaiting } from './accounts/ways-in.ts';
import * as appCode from './app-code/app-code.ts';
import { sendOtpCall } from './codes/send-code.ts';
import { type DigitalIdDeps, login, start } from './digital-id.ts';
import { endOtherSessions, endSession, listSessions } from './my-sessions.ts';
import { type OutsideDeps, outsideCalls, waitingLink } from './outside-account/index.ts';
import { change } from './password/change.ts';
import { login as loginWithPassword, verifyCode } from './password/login.ts';
import { awaited } from './password/password-store.ts';
import { reset } from './password/reset.ts';
import { signup } from './password/signup.ts';
import { currentSession, extend, logout, switchRole } from './session.ts';

export { type AccountEvent, accountEvent } from './account-events.ts';
export { emailOf, giveEmail, lockAddress, userByEmail, waysInOf } from './accounts/account-store.ts';
export { mergeAccounts } from './accounts/merge-accounts.ts';
export { type Telling, tellOfNewWayIn } from './accounts/new-way-in.ts';
export { sealAppCodesAnew } from './app-code/seal-anew.ts';
export type { AuthDeps } from './auth-deps.ts';
export { checkCode } from './codes/codes.ts';
export { sendCode } from './codes/send-code.ts';
export { isFreshSignIn, refuseOldSignIn } from './fresh-sign-in.ts';
export { toLoginInfo } from './login-info.ts';
export { type MailDomainCheck, refuseUnknownDomain } from './mail-domain.ts';
export { hashPassword } from './password/password-hash.ts';
export { hashOfUser } from './password/password-store.ts';
export { checkPresentPassword } from './password/present-password.ts';
export { renewId } from './session.ts';

export const authCalls = (deps: DigitalIdDeps & OutsideDeps) => [
  currentSession(deps),
  extend(deps),
  switchRole(deps),
  logout(deps),
  start(deps),
  login(deps),
  sendOtpCall(deps, {
    LOGIN: async (tx, browserHash, now) => (await awaited(tx, browserHash, now))?.address,
    LINK: async (tx, browserHash, now) => (await waitingLink(tx, browserHash, now))?.email,
  }),
  listWaiting(),
  settleWaiting(),
  ...outsideCalls(deps),
  loginWithPassword(deps),
  verifyCode(deps),
  signup(deps),
  reset(deps),
  change(deps),
  listSessions(),
  endSession(deps),
  endOtherSessions(deps),
  appCode.has(),
  appCode.start(deps),
  appCode.confirm(deps),
  appCode.verify(deps),
  appCode.remove(),
];
