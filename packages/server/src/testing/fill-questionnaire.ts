import { randomUUID } from 'node:crypto';
import { questionnaireFlow } from '@tervita/contract/smart-questionnaire';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import { makeJobsDue } from './due-jobs.ts';
import { eventually } from './eventually.ts';

interface Filling {
  readonly as: string;
  readonly patientPersonId: string;
  readonly clinicId: string;
  readonly type: string;
  /** What the clinic asked for. */
  readonly requestId?: string;
  /** Of one that was begun before, on another device. */
  readonly id?: string;
}

/** Somebody fills in a questionnaire on our own pages, step by step. */
export const fillQuestionnaire = (test: TestApp, { as, type, id = randomUUID(), ...matter }: Filling) => {
  const step = (body: object) =>
    test.call(questionnaireFlow, { body: { aiQuestionnaireId: id, ...body } as never }, { as });
  const begin = (locale = 'et') =>
    step({ stage: 'PROBLEM_TYPE', ...matter, locale, input: '', chiefProblemTypeId: type });
  const answer = (given: Readonly<Record<string, string>>) =>
    step({
      stage: 'ANSWERS',
      answers: Object.fromEntries(
        Object.entries(given).map(([item, choice]) => [item, { choices: [choice] }]),
      ),
    });
  /** Every item with the same choice, after no sign of danger; stops where a warning is shown. */
  const answerAll = async (choice: string) => {
    let { body } = await answer({ danger: 'none' });
    while (body.stage === 'ANSWERS' && !body.notice) {
      const open = body.questions.at(-1)?.question.id ?? '';
      body = (await answer({ [open]: choice })).body;
    }
    return body;
  };
  const send = async () => {
    const { body } = await step({ stage: 'SUMMARY' });
    return step({ stage: 'CONFIRM', summary: body.summary?.text ?? '' });
  };
  return { id, step, begin, answer, answerAll, send };
};

/** The jobs that send what was answered with a sign of danger and then left. */
export const alarmJobs = (test: () => TestApp) => {
  const system = () => test().database.system;
  const jobsOf = async (id: string) => {
    const { rows } = await sql<{ state: string; isDue: boolean; startAfter: Date }>`
      select state, start_after <= now() as "isDue", start_after as "startAfter" from jobs.job
      where name = 'alarm-filings' and data->'ids'->>'questionnaireId' = ${id}`.execute(system());
    return rows;
  };
  /** The answers were last changed this long ago; the draft around them may have been saved since. */
  const answeredAgo = (id: string, minutes: number) =>
    sql`update ai_questionnaire set updated_at = now() - make_interval(mins => ${minutes}),
      alarm_since = least(alarm_since, now() - make_interval(mins => ${minutes})) where id = ${id}`.execute(
      system(),
    );
  /** Ten minutes later, as far as the jobs are concerned; returns when those that were waiting have run. */
  const runJobs = async (id: string) => {
    const before = (await jobsOf(id)).length;
    expect(before).toBeGreaterThan(0);
    await makeJobsDue(test().database, { queue: 'alarm-filings', ids: { questionnaireId: id } });
    await eventually(async () => {
      const done = (await jobsOf(id)).filter(({ state }) => state === 'completed');
      expect(done.length).toBeGreaterThanOrEqual(before);
    });
  };
  return { jobsOf, answeredAgo, runJobs };
};
