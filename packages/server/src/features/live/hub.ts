import { randomUUID } from 'node:crypto';
import { type ClientMessage, clientMessage } from '@tervita/contract/live';
import * as z from 'zod/mini';
import type { Bus, BusMessage } from '../../core/bus/bus.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import type { Log } from '../../core/log.ts';
import type { OutboxEvent } from '../../core/outbox/queues.ts';
import { changeNews } from './change-news.ts';
import { type Connection, policyCode } from './connection.ts';
import { findEContact } from './find-e-contact.ts';
import { keepRecentChanges } from './recent-changes.ts';
import { type StillTrusted, trustIn } from './trust.ts';
import { viewerNews } from './viewer-news.ts';
import { dropViewers, refreshViewers, staleSeconds, startViewing, stopViewing } from './viewer-store.ts';

export interface LiveDeps {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Log;
}

const socketsPerSession = 5;
const sweepMs = 15_000;
/** No list of a clinic shows that the patient has looked. */
const seenTopic = 'e-contact-seen';

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
  private readonly deps: LiveDeps;
  private readonly stillTrusted: StillTrusted;
  private readonly tellViewers: ReturnType<typeof viewerNews>;
  private readonly changes: ReturnType<typeof changeNews>;
  private readonly recent: ReturnType<typeof keepRecentChanges>;
  private readonly sweeper: NodeJS.Timeout;

  constructor(deps: LiveDeps) {
    this.deps = deps;
    this.stillTrusted = trustIn(deps);
    const { connections, stillTrusted } = this;
    const given = { database: deps.database, connections, stillTrusted };
    this.tellViewers = viewerNews(given);
    this.changes = changeNews(given);
    this.recent = keepRecentChanges(deps.clock);
    deps.bus.listen((message) => this.safely(this.receive(message)));
    this.sweeper = setInterval(() => this.safely(this.sweep()), sweepMs);
    this.sweeper.unref();
  }

  /** Hints of a committed change, to every process. Losing one costs a refresh, nothing else. */
  announce(events: readonly OutboxEvent[]): void {
    for (const { type, ids } of events) {
      const { signedOutUserId: userId } = ids;
      const topic = type === 'e-contact.seen' ? seenTopic : 'e-contact';
      const message = userId ? { topic: 'signed-out', ids: { userId } } : { topic, ids };
      this.safely(this.deps.bus.publish(message));
    }
  }

  async sessionEnded(familyId: string): Promise<void> {
    await this.deps.bus.publish({ topic: 'session-ended', ids: { familyId } });
  }

  async roleChanged(familyId: string): Promise<void> {
    await this.deps.bus.publish({ topic: 'role-changed', ids: { familyId } });
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
    // Staff are told of what they look at, which they say next.
    if (!connection.isStaff) this.safely(connection.inTurn(() => this.tellMissed(connection)));
  }

  /** All at once: the clients' own jitter spreads their return. */
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
    if (message.type === 'HEARTBEAT') return;
    // The news of a changed role may be lost; what is asked for is judged by a look of the last seconds.
    if ((await this.stillTrusted([connection])).length === 0) return;
    if (message.type === 'VIEW_E_CONTACT') return this.viewEContact(connection, message.payload);
    if (message.type === 'VIEW_E_CONTACTS') return this.viewList(connection, message.payload.clinicId);
    if (message.type === 'LEAVE') return this.leave(connection);
  }

  private async viewEContact(
    connection: Connection,
    { eContactId, isWriting = false }: { eContactId: string; isWriting?: boolean | undefined },
  ): Promise<void> {
    const found = await findEContact(this.deps.database, connection, eContactId);
    const { watching } = connection;
    const isSame = watching.kind === 'e-contact' && watching.eContactId === eContactId;
    if (!found || !isSame) await this.leave(connection);
    if (!found) return;
    connection.watching = { kind: 'e-contact', eContactId, clinicId: found.clinic_id };
    await this.enter(connection, { clinicId: found.clinic_id, eContactId, isWriting });
    if (!isSame) await this.tellMissed(connection, watching);
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
    const { watching } = connection;
    await this.leave(connection);
    if (!connection.actor.clinicIds.includes(clinicId)) return;
    connection.watching = { kind: 'list', clinicId };
    await this.enter(connection, { clinicId, eContactId: null, isWriting: false });
    await this.tellMissed(connection, watching);
  }

  /** What it looks at was read before it said so. */
  private tellMissed(connection: Connection, before = connection.watching): Promise<void> {
    return this.changes.tellMissed(connection, this.recent.all(), before);
  }

  private async leave(connection: Connection): Promise<void> {
    const { watching } = connection;
    connection.watching = { kind: 'nothing' };
    connection.knowsViews = false;
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
    if (topic === 'signed-out') {
      for (const one of this.connections) if (one.actor.userId === ids.userId) one.endSession();
      return;
    }
    if (topic === 'role-changed') {
      for (const one of this.connections) if (one.actor.familyId === ids.familyId) one.letGo();
      return;
    }
    const { eContactId, clinicId, clinicMemberId, authorUserId } = ids;
    if (topic === 'e-contact' && authorUserId) return this.changes.tellAuthor(authorUserId);
    if (!clinicId) return;
    if (topic === 'viewers') return this.tellViewers(clinicId, eContactId);
    if (eContactId && (topic === 'e-contact' || topic === seenTopic)) {
      const change = { ids, eContactId, clinicId, concernsLists: topic !== seenTopic };
      this.recent.add(change);
      return this.changes.tellAll(change);
    }
    if (topic === 'e-contact' && clinicMemberId) return this.changes.tellOfPatient(clinicMemberId, clinicId);
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
