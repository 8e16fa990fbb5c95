import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { RouteDefinition, Sent } from '@tervita/contract/core';
import type { Target } from '../core/call.ts';
import type { Ledger } from '../core/ledger.ts';
import type { Random } from '../core/random.ts';
import type { WatchedCalls } from './watched-calls.ts';

export interface Writing {
  readonly target: () => Target;
  readonly ledger: Ledger;
  readonly calls: WatchedCalls;
  /** Asked before a repeat: false ends the attempt, whose fate then is unknown. */
  readonly goesOn: () => boolean;
}

export interface Write<R extends RouteDefinition> {
  readonly route: R;
  readonly sent: Sent<R>;
  readonly marker: string;
  readonly as: string;
  readonly by: string;
  readonly seen?: number;
}

/** One in so many gives up at the first broken line: a browser that was closed. */
const patience = 0.9;
const isMoved = (body: unknown): body is { id: string; version: number } =>
  typeof body === 'object' && body !== null && 'id' in body && 'version' in body;

/** A write as a browser makes it: the same key until somebody says yes or no. Answers the e-contact it moved. */
export const write = async <R extends RouteDefinition>(
  { target, ledger, calls, goesOn }: Writing,
  { route, sent, marker, as, by, seen }: Write<R>,
  random: Random,
): Promise<{ id: string; version: number } | undefined> => {
  const key = randomUUID();
  await ledger.try({ marker, route: `${route.method} ${route.path}`, key, by });
  const isPatient = random.chance(patience);
  for (;;) {
    const answer = await calls.call(target(), route, sent, { as, key, seen });
    if (answer?.status === 200 && isMoved(answer.body)) {
      const { id, version } = answer.body;
      await ledger.end(marker, { kind: 'acknowledged', at: { eContactId: id, version } });
      return { id, version };
    }
    if (answer && answer.status !== 503) {
      await ledger.end(marker, { kind: 'refused', status: answer.status, code: answer.code });
      return undefined;
    }
    if (!isPatient || !goesOn()) {
      await ledger.end(marker, { kind: 'unknown' });
      return undefined;
    }
    await wait(random.whole(50, 400));
  }
};
