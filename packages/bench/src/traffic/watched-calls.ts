import type { RouteDefinition, Sent } from '@tervita/contract/core';
import { type CallAnswer, type CallOptions, call, type Target } from '../core/call.ts';
import { Unreachable } from '../core/http.ts';

/** What the load saw, whoever called. */
export interface Seen {
  readonly statuses: Record<string, number>;
  /** Calls that took longer than a person should wait. */
  slowCount: number;
  slowestMs: number;
  slowestCall: string;
  readonly faults: { call: string; status: number; raw: unknown }[];
}

/** What a well-formed call of somebody signed in may answer, whatever breaks: above all never 401 or 404. */
const expectedStatuses = [200, 468, 469, 503];
const faultsMost = 20;
export const callMostMs = 10_000;

export const watchCalls = () => {
  const seen: Seen = { statuses: {}, slowCount: 0, slowestMs: 0, slowestCall: '', faults: [] };
  const note = (status: string, ms: number, name: string) => {
    seen.statuses[status] = (seen.statuses[status] ?? 0) + 1;
    if (ms > callMostMs) seen.slowCount += 1;
    if (ms > seen.slowestMs)
      Object.assign(seen, { slowestMs: Math.round(ms), slowestCall: `${name}: ${status}` });
  };
  /** Undefined: nobody answered. */
  const watched = async <R extends RouteDefinition>(
    target: Target,
    route: R,
    sent: Sent<R>,
    options: CallOptions,
  ): Promise<CallAnswer<R> | undefined> => {
    const name = `${route.method} ${route.path}`;
    try {
      const answer = await call(target, route, sent, options);
      note(String(answer.status), answer.ms, name);
      if (!expectedStatuses.includes(answer.status) && seen.faults.length < faultsMost)
        seen.faults.push({ call: name, status: answer.status, raw: answer.raw });
      return answer;
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      note('unreachable', error.ms, name);
      return undefined;
    }
  };
  return { seen, call: watched };
};
export type WatchedCalls = ReturnType<typeof watchCalls>;
