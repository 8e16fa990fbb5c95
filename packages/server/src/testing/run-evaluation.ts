import { type Evaluation, getEvaluation, startEvaluation } from '@tervita/contract/ai';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import { eventually } from './eventually.ts';

interface Options {
  readonly promptVersionId: string | null;
  readonly as: string;
  readonly status?: Evaluation['status'];
}

/** Runs all cases through a version and waits for the end. */
export const runEvaluation = async (
  test: TestApp,
  { promptVersionId, as, status = 'DONE' }: Options,
): Promise<Evaluation> => {
  const { id } = (await test.call(startEvaluation, { body: { promptVersionId } }, { as })).body;
  return eventually(async () => {
    const { body } = await test.call(getEvaluation, { params: { id } }, { as });
    expect(body.status).toBe(status);
    return body;
  });
};
