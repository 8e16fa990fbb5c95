import { type LoaderFunctionArgs, redirect } from 'react-router';
import { currentConfig } from '../../core/config.ts';
import {
  clearSelectedClinic,
  currentSession,
  saveRequestedRoute,
  switchRole,
} from '../../core/session/index.ts';
import { guard, type RouteRules } from '../guard.ts';

/** Asks the guard before a page is shown, and does what it says. */
export const guardLoader =
  (rules: RouteRules) =>
  async ({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<null> => {
    const verdict = guard(rules, currentSession(), currentConfig());
    if ('go' in verdict) {
      const { pathname, search } = new URL(request.url);
      const { comeBackTo } = verdict;
      if (verdict.role) await switchRole(verdict.role);
      if (comeBackTo) saveRequestedRoute(comeBackTo === 'requested' ? pathname + search : comeBackTo);
      throw redirect(verdict.go);
    }
    if (verdict.role) await switchRole(verdict.role);
    // Whoever went elsewhere meanwhile is not in the patient's view.
    if (verdict.role === 'PRM_PATIENT' && !request.signal.aborted) clearSelectedClinic();
    return null;
  };
