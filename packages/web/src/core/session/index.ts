export { beforeLeaving, leavingQuestion } from './leaving.ts';
export { listenToOtherTabs } from './other-tabs.ts';
export { requestedRoute, saveRequestedRoute, takeRequestedRoute } from './requested-route.ts';
export {
  clearSelectedClinic,
  selectClinic,
  selectedClinicOf,
  useSelectedClinic,
  useWorkingZone,
} from './selected-clinic.ts';
export {
  endSession,
  extendSession,
  loadSession,
  logOut,
  openSession,
  wasLeft,
  whyEnded,
} from './session-actions.ts';
export { canBeExtended } from './session-policy.ts';
export {
  currentSession,
  endingStore,
  onRoleSwitch,
  onSessionEnd,
  type Session,
  type SessionEnd,
  useSession,
  useUser,
} from './session-store.ts';
export { switchRole } from './switch-role.ts';
export { watchSession } from './watch-session.ts';
