import { expect } from '@playwright/test';

/** What a browser says of a call that had no answer. */
const cut = {
  aborted: 'net::ERR_FAILED',
  offline: 'net::ERR_INTERNET_DISCONNECTED',
};

/** A complaint of the browser that a journey provokes: a status, or that there was no answer. */
interface Complaint {
  readonly because: number | keyof typeof cut;
  readonly address: RegExp;
}

/** A live connection is named in the words; of anything else the address stands at the end. */
const addressOf = (problem: string): string =>
  /WebSocket connection to '([^']+)'/.exec(problem)?.[1] ?? problem.slice(problem.lastIndexOf('(') + 1, -1);

const isOf =
  ({ because, address }: Complaint) =>
  (problem: string): boolean =>
    problem.includes(typeof because === 'number' ? `status of ${because} ` : cut[because]) &&
    address.test(addressOf(problem));

/** One that is being opened when the session ends is refused, or closed by the page, at any moment of any journey. */
const isLateConnection = (problem: string): boolean =>
  /WebSocket connection to '[^']+\/api\/ws-prm' failed: .*(is closed before|Authentication failed|response code: 40[13])/.test(
    problem,
  );

const allowed = new WeakMap<string[], Complaint[]>();

/** It may come, whenever it does and as often. */
export const allowProblem = (problems: string[], complaint: Complaint): void => {
  allowed.set(problems, [...(allowed.get(problems) ?? []), complaint]);
};

/** It has come, or comes in a moment; every other complaint still fails the test. */
export const expectProblem = async (problems: string[], complaint: Complaint): Promise<void> => {
  const isMeant = isOf(complaint);
  await expect.poll(() => problems.filter(isMeant), 'what the browser complains of').not.toEqual([]);
  problems.splice(0, problems.length, ...problems.filter((problem) => !isMeant(problem)));
};

export const unexpected = (problems: string[]): string[] => {
  const meant = (allowed.get(problems) ?? []).map(isOf);
  return problems.filter((problem) => !isLateConnection(problem) && !meant.some((is) => is(problem)));
};
