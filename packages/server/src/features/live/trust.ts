import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import { unmetNeed } from '../../core/http/access.ts';
import type { Actor } from '../../core/session/actor.ts';
import { findActorsOfFamilies } from '../../core/session/session-store.ts';
import type { Connection } from './connection.ts';

/** A right is looked up again when the last look is older than this. */
const trustMs = 5_000;

interface Deps {
  readonly database: Database;
  readonly clock: Clock;
}

export type StillTrusted = (connections: readonly Connection[]) => Promise<Connection[]>;

/** Whoever works at another clinic still is of the staff, but no longer of the one that the screen shows. */
const worksWhereItLooks = ({ isStaff, watching }: Connection, { clinicIds }: Actor): boolean =>
  !isStaff || watching.kind === 'nothing' || clinicIds.includes(watching.clinicId);

/** Judges one connection by what is known of its person now; whoever lost the right is let go. */
const keeps = (connection: Connection, actor: Actor | undefined): actor is Actor => {
  if (!actor) {
    connection.endSession();
    return false;
  }
  const isSameRole = actor.activeRole === connection.actor.activeRole;
  if (isSameRole && !unmetNeed(actor) && worksWhereItLooks(connection, actor)) return true;
  connection.letGo();
  return false;
};

/** The right is checked when a screen subscribes and again when something is pushed to it: one question for all. */
export const trustIn =
  ({ database, clock }: Deps): StillTrusted =>
  async (connections) => {
    const now = clock().getTime();
    const isKnown = ({ lastChecked }: Connection) => now - lastChecked < trustMs;
    const families = new Set(connections.filter((one) => !isKnown(one)).map(({ actor }) => actor.familyId));
    if (families.size === 0) return [...connections];
    const actors = await findActorsOfFamilies(database.system, [...families]);
    return connections.filter((connection) => {
      const { familyId } = connection.actor;
      if (!families.has(familyId)) return true;
      const actor = actors.get(familyId);
      if (!keeps(connection, actor)) return false;
      connection.actor = actor;
      connection.lastChecked = now;
      return true;
    });
  };
