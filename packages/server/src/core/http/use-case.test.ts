import { randomUUID } from 'node:crypto';
import { route } from '@tervita/contract/core';
import { sendInquiry } from '@tervita/contract/e-contacts';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Given, given } from '../../testing/given.ts';
import { threads } from '../../testing/threads.ts';
import { type Plumbing, serve } from './serve.ts';
import { type ExchangeGiven, exchange } from './use-case.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());
const { sent } = threads(() => test);

it('a call that is repeated with its key is audited with the records of the first', async () => {
  const scene = await make.clinicWithPatient();
  const params = { id: await sent(scene) };
  const key = randomUUID();
  const reply = () =>
    test.call(sendInquiry, { params, body: { question: 'Tere' } }, { as: scene.asNurse, seen: 1, key });
  const both = [await reply(), await reply()];
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const { rows } = await sql<{ e_contact_ids: string[]; person_ids: string[] }>`
    select e_contact_ids, person_ids from audit_log
    where user_id = ${scene.nurse.userId} and call like '%/actions/inquiry' order by at`.execute(
    test.database.system,
  );
  const touched = { e_contact_ids: [params.id], person_ids: [scene.patient.personId] };
  expect(rows).toEqual([touched, touched]);
});

it('an exchange cannot serve a route that promises to keep its answer or to check a version', () => {
  // @ts-expect-error: such a route is a command.
  expect(exchange(sendInquiry, async () => ({}) as never).kind).toBe('exchange');
});

const tried = route({
  method: 'POST',
  path: '/tried',
  access: 'public',
  summary: 'Of this test alone',
  response: z.object({}),
});
type Tried = ExchangeGiven<typeof tried>;

/** What open screens were told of, in the order in which it was done. */
const announcedBy = async (run: (given: Tried) => Promise<void>) => {
  const announced: string[] = [];
  const server = Fastify();
  const plumbing = {
    database: test.database,
    clock: () => new Date(),
    cookie: { read: () => undefined },
    publish: async () => undefined,
    announce: (events: readonly { key: string }[]) => announced.push(...events.map(({ key }) => key)),
    strict: true,
    sentenceOf: () => undefined,
    limits: { admit: () => undefined, during: (_token: unknown, work: () => unknown) => work() },
  } as unknown as Plumbing;
  const useCase = exchange(tried, async (given) => {
    await run(given);
    return {};
  });
  serve(server, plumbing, useCase as never);
  const { statusCode } = await server.inject({ method: 'POST', url: '/api/tried' });
  await server.close();
  return { announced, statusCode };
};
const said = (key: string) => ({ type: 'draft.saved', key, ids: {} }) as const;

it('open screens are told of what stands, also when the exchange fails afterwards, and of nothing that was rolled back', async () => {
  const late = vi.fn();
  const { announced, statusCode } = await announcedBy(async ({ transact, publish }) => {
    await transact((tx) => publish(tx, said('stands')));
    await transact(async (tx) => {
      await publish(tx, said('rolled back'));
      throw new Error('away');
    }).catch(late);
    throw new Error('away as well');
  });
  expect(late).toHaveBeenCalledOnce();
  expect(announced).toEqual(['stands']);
  expect(statusCode).toBe(500);
});
