import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import { unmetNeed } from '../../core/http/access.ts';
import { findActorOfFamily } from '../../core/session/session-store.ts';
import { type Connection, policyCode } from './connection.ts';

/** A right is looked up again when the last look is older than this. */
const trustMs = 5_000;

interface Deps {
  readonly database: Database;
  readonly clock: Clock;
}

export type StillTrusted = (connections: readonly Connection[]) => Promise<Connection[]>;

const recheck = async ({ database }: Deps, connection: Connection, now: number): Promise<boolean> => {
  const actor = await findActorOfFamily(database.system, connection.actor.familyId);
  if (!actor || actor.activeRole !== connection.actor.activeRole) {
    connection.endSession();
    return false;
  }
  if (unmetNeed(actor)) {
    connection.socket.close(policyCode);
    return false;
  }
  connection.actor = actor;
  connection.lastChecked = now;
  return true;
};

/** The right is checked when a screen subscribes and again when something is pushed to it. */
export const trustIn =
  (deps: Deps): StillTrusted =>
  async (connections) => {
    const now = deps.clock().getTime();
    const checked = await Promise.all(
      connections.map(async (connection) => {
        if (now - connection.lastChecked < trustMs) return [connection];
        return (await recheck(deps, connection, now)) ? [connection] : [];
      }),
    );
    return checked.flat();
  };
