import { randomUUID } from 'node:crypto';
import { type ClientMessage, clientMessage } from '@tervita/contract/live';
import * as z from 'zod/mini';
import type { Bus, BusMessage } from '../../core/bus/bus.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import { databaseUserOf } from '../../core/http/access.ts';
import type { Log } from '../../core/log.ts';
import type { OutboxEvent } from '../../core/outbox/queues.ts';
import { findActorOfFamily } from '../../core/session/session-store.ts';
import { type Connection, policyCode } from './connection.ts';
import { tellOfPatient } from './tell-of-patient.ts';
import {
  dropViewers,
  refreshViewers,
  staleSeconds,
  startViewing,
  stopViewing,
  viewersOf,
} from './viewer-store.ts';

export interface LiveDeps {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Log;
}

const socketsPerSession = 5;
const sweepMs = 15_000;
/** A right is looked up again when the last look is older than this. */
const trustMs = 5_000;

const parsed = (text: string): ClientMessage | undefined => {
  try {
    const result = z.safeParse(clientMessage, JSON.parse(text));
    return result.success ? result.data : undefined;
  } catch {
    return undefined;
  }
};

/** The open screens of this process, and what they are told. */
export class LiveHub {
  private readonly connections = new Set<Connection>();
  private readonly processId = randomUUID();
  /** Clinics whose screens are being told who looks at what, with what changed meanwhile. */
  private readonly telling = new Map<string, Set<string | undefined>>();
  private readonly deps: LiveDeps;
  private readonly sweeper: NodeJS.Timeout;

  constructor(deps: LiveDeps) {
    this.deps = deps;
    deps.bus.listen((message) => this.safely(this.receive(message)));
    this.sweeper = setInterval(() => this.safely(this.sweep()), sweepMs);
    this.sweeper.unref();
  }

  /** Hints of a committed change, to every process. Losing one costs a refresh, nothing else. */
  announce(events: readonly OutboxEvent[]): void {
    for (const { ids } of events) this.safely(this.deps.bus.publish({ topic: 'e-contact', ids }));
  }

  async sessionEnded(familyId: string): Promise<void> {
    await this.deps.bus.publish({ topic: 'session-ended', ids: { familyId } });
  }

  add(connection: Connection): void {
    const ofSession = [...this.connections].filter(
      ({ actor }) => actor.familyId === connection.actor.familyId,
    );
    const tooMany = ofSession.slice(0, Math.max(0, ofSession.length - socketsPerSession + 1));
    for (const { socket } of tooMany) socket.close(policyCode);
    this.connections.add(connection);
    connection.socket.on('message', (data: Buffer) =>
      this.safely(connection.inTurn(() => this.hear(connection, data.toString('utf8')))),
    );
    connection.socket.on('close', () => {
      this.connections.delete(connection);
      this.safely(connection.inTurn(() => this.leave(connection)));
    });
  }

  /** Closed in small waves: the clients' own jitter spreads their return. */
  async close(): Promise<void> {
    clearInterval(this.sweeper);
    for (const { socket } of this.connections) socket.close(1012, 'restarting');
    await dropViewers(this.deps.database.system, this.processId).catch(() => undefined);
  }

  private safely(work: Promise<unknown>): void {
    work.catch((error: unknown) => this.deps.log.warn({ err: error }, 'live'));
  }

  private async hear(connection: Connection, text: string): Promise<void> {
    const message = parsed(text);
    if (!connection.heard(this.deps.clock()) || !message) return connection.socket.close(policyCode);
    if (message.type === 'VIEW_E_CONTACT') return this.viewEContact(connection, message.payload);
    if (message.type === 'VIEW_E_CONTACTS') return this.viewList(connection, message.payload.clinicId);
    if (message.type === 'LEAVE') return this.leave(connection);
  }

  /** Row security answers whether the e-contact is theirs to look at. */
  private findEContact({ actor }: Connection, eContactId: string) {
    return this.deps.database.read(databaseUserOf(actor), actor, (db) =>
      db.selectFrom('e_contact').select(['id', 'clinic_id']).where('id', '=', eContactId).executeTakeFirst(),
    );
  }

  private async viewEContact(
    connection: Connection,
    { eContactId, isWriting = false }: { eContactId: string; isWriting?: boolean | undefined },
  ): Promise<void> {
    const found = await this.findEContact(connection, eContactId);
    const { watching } = connection;
    const isSame = watching.kind === 'e-contact' && watching.eContactId === eContactId;
    if (!found || !isSame) await this.leave(connection);
    if (!found) return;
    connection.watching = { kind: 'e-contact', eContactId, clinicId: found.clinic_id };
    await this.enter(connection, { clinicId: found.clinic_id, eContactId, isWriting });
  }

  private async enter(
    connection: Connection,
    { clinicId, eContactId, isWriting }: { clinicId: string; eContactId: string | null; isWriting: boolean },
  ): Promise<void> {
    if (!connection.isStaff) return;
    const { userId, firstName, surname } = connection.actor;
    await startViewing(this.deps.database.system, this.processId, {
      connectionId: connection.id,
      viewer: { userId, firstName, surname, isWriting },
      clinicId,
      eContactId,
    });
    await this.viewersChanged(clinicId, eContactId);
  }

  private async viewList(connection: Connection, clinicId: string): Promise<void> {
    await this.leave(connection);
    if (!connection.actor.clinicIds.includes(clinicId)) return;
    connection.watching = { kind: 'list', clinicId };
    await this.enter(connection, { clinicId, eContactId: null, isWriting: false });
  }

  private async leave(connection: Connection): Promise<void> {
    const { watching } = connection;
    connection.watching = { kind: 'nothing' };
    if (watching.kind === 'nothing' || !connection.isStaff) return;
    await stopViewing(this.deps.database.system, connection.id);
    const eContactId = watching.kind === 'e-contact' ? watching.eContactId : null;
    await this.viewersChanged(watching.clinicId, eContactId);
  }

  private viewersChanged(clinicId: string, eContactId: string | null): Promise<void> {
    const ids = eContactId ? { clinicId, eContactId } : { clinicId };
    return this.deps.bus.publish({ topic: 'viewers', ids });
  }

  private async receive({ topic, ids }: BusMessage): Promise<void> {
    if (topic === 'session-ended') {
      for (const one of this.connections) if (one.actor.familyId === ids.familyId) one.endSession();
      return;
    }
    const { eContactId, clinicId, clinicMemberId, authorUserId } = ids;
    if (topic === 'e-contact' && authorUserId) return this.sendToAuthor(authorUserId);
    if (!clinicId) return;
    if (topic === 'viewers') return this.tellViewers(clinicId, eContactId);
    if (topic === 'e-contact' && eContactId) return this.sendChange(ids, eContactId, clinicId);
    if (topic === 'e-contact' && clinicMemberId) return this.sendPatientChange(clinicMemberId, clinicId);
  }

  private staffOf(clinicId: string): Connection[] {
    return [...this.connections].filter(
      ({ watching }) => watching.kind !== 'nothing' && watching.clinicId === clinicId,
    );
  }

  /** One after the other for a clinic: what was read earlier must not arrive later. */
  private async tellViewers(clinicId: string, changed: string | undefined): Promise<void> {
    const telling = this.telling.get(clinicId);
    if (telling) return void telling.add(changed);
    const waiting = new Set([changed]);
    this.telling.set(clinicId, waiting);
    try {
      while (waiting.size > 0) {
        const these = new Set(waiting);
        waiting.clear();
        await this.sendViews(clinicId, these);
      }
    } finally {
      this.telling.delete(clinicId);
    }
  }

  private async sendViews(clinicId: string, changed: ReadonlySet<string | undefined>): Promise<void> {
    const receivers = (await this.stillTrusted(this.staffOf(clinicId))).filter(({ isStaff }) => isStaff);
    if (receivers.length === 0) return;
    const { byEContact, present } = await viewersOf(this.deps.database.system, clinicId);
    const views = [...byEContact].map(([eContactId, viewers]) => ({ eContactId, viewers: [...viewers] }));
    for (const connection of receivers) {
      const { watching } = connection;
      if (watching.kind === 'list') {
        connection.send({ type: 'E_CONTACTS_VIEWERS', payload: { views, present: [...present] } });
      } else if (watching.kind === 'e-contact' && changed.has(watching.eContactId)) {
        const { eContactId } = watching;
        const payload = { eContactId, viewers: [...(byEContact.get(eContactId) ?? [])] };
        connection.send({ type: 'E_CONTACT_DETAILS_VIEWERS', payload });
      }
    }
  }

  /** To those who have it open, to the clinic's lists, and to the patient's own screens. */
  private async sendChange(ids: BusMessage['ids'], eContactId: string, clinicId: string): Promise<void> {
    const isTheirs = ({ actor }: Connection) =>
      actor.activeRole === 'PRM_PATIENT' &&
      (actor.personId === ids.personId || actor.userId === ids.creatorUserId);
    const concerned = [...this.connections].filter(
      (one) =>
        isTheirs(one) ||
        (one.isStaff && one.watching.kind !== 'nothing' && one.watching.clinicId === clinicId),
    );
    for (const connection of await this.stillTrusted(concerned)) {
      const represents = !connection.isStaff && connection.actor.personId !== ids.personId;
      // Who wrote for somebody hears of it while they represent them; row security knows.
      if (represents && !(await this.findEContact(connection, eContactId))) continue;
      const { watching } = connection;
      if (watching.kind === 'e-contact' && watching.eContactId === eContactId) {
        connection.send({ type: 'E_CONTACT_DETAILS_UPDATED', payload: { eContactId } });
      } else {
        connection.send({
          type: 'E_CONTACTS_CHANGED',
          payload: { clinicId: connection.isStaff ? clinicId : null },
        });
      }
    }
  }

  private async sendPatientChange(clinicMemberId: string, clinicId: string): Promise<void> {
    const staff = await this.stillTrusted(this.staffOf(clinicId).filter(({ isStaff }) => isStaff));
    await tellOfPatient(this.deps.database.system, staff, { clinicMemberId, clinicId });
  }

  /** What somebody is still writing concerns nobody but their own screens. */
  private async sendToAuthor(userId: string): Promise<void> {
    const own = [...this.connections].filter(
      ({ actor }) => actor.activeRole === 'PRM_PATIENT' && actor.userId === userId,
    );
    for (const connection of await this.stillTrusted(own))
      connection.send({ type: 'E_CONTACTS_CHANGED', payload: { clinicId: null } });
  }

  /** The right is checked when a screen subscribes and again when something is pushed to it. */
  private async stillTrusted(connections: Connection[]): Promise<Connection[]> {
    const now = this.deps.clock().getTime();
    const checked = await Promise.all(
      connections.map(async (connection) => {
        if (now - connection.lastChecked < trustMs) return [connection];
        return (await this.recheck(connection, now)) ? [connection] : [];
      }),
    );
    return checked.flat();
  }

  private async recheck(connection: Connection, now: number): Promise<boolean> {
    const actor = await findActorOfFamily(this.deps.database.system, connection.actor.familyId);
    if (!actor || actor.activeRole !== connection.actor.activeRole) {
      connection.endSession();
      return false;
    }
    connection.actor = actor;
    connection.lastChecked = now;
    return true;
  }

  /** Silent connections are closed, ended sessions noticed, viewers kept fresh. */
  private async sweep(): Promise<void> {
    const now = this.deps.clock().getTime();
    for (const connection of this.connections) {
      if (now - connection.lastHeard > staleSeconds * 1_000)
        connection.socket.close(policyCode, 'no heartbeat');
    }
    await this.stillTrusted([...this.connections]);
    await refreshViewers(this.deps.database.system, this.processId);
  }
}
