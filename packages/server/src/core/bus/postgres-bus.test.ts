import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { withClient } from '../database/users.ts';
import type { BusMessage } from './bus.ts';
import { openPostgresBus } from './postgres-bus.ts';

/** A way to the database that can be cut and opened again. */
const openWay = async (to: number) => {
  const sockets = new Set<Socket>();
  let isOpen = true;
  let refused = 0;
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    if (!isOpen) {
      refused += 1;
      socket.destroy();
      return;
    }
    const beyond = connect(to, '127.0.0.1');
    for (const one of [socket, beyond]) {
      sockets.add(one);
      one.on('error', () => undefined).on('close', () => sockets.delete(one));
    }
    socket.pipe(beyond).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    isOpen = false;
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    refused: () => refused,
    mend: () => {
      isOpen = true;
    },
    close: () => {
      cut();
      server.close();
    },
  };
};

let testDatabase: TestDatabase;
let database: Database;
beforeAll(async () => {
  testDatabase = await cloneDatabase();
  database = openDatabase(testDatabase.address);
});
afterAll(() => database.close());

const listeners = () =>
  withClient(testDatabase.superuserUrl, async (client) => {
    const { rowCount } = await client.query(
      "select from pg_stat_activity where application_name = 'tervita_bus' and datname = current_database()",
    );
    return rowCount;
  });

it('comes back by one connection, however often it tried meanwhile', async () => {
  const url = new URL(testDatabase.address.url);
  const way = await openWay(Number(url.port));
  url.host = `127.0.0.1:${way.port}`;
  const bus = await openPostgresBus({ ...testDatabase.address, url: url.href }, database, 20);
  const heard: BusMessage[] = [];
  bus.listen((message) => heard.push(message));
  expect(await listeners()).toBe(1);

  way.cut();
  await eventually(() => expect(way.refused()).toBeGreaterThanOrEqual(4));
  way.mend();
  await eventually(async () => expect(await listeners()).toBeGreaterThan(0));
  // Longer than whoever else still tried would wait until the next attempt.
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(await listeners()).toBe(1);
  await bus.publish({ topic: 'viewers', ids: { clinicId: 'a' } });
  await eventually(() => expect(heard).toEqual([{ topic: 'viewers', ids: { clinicId: 'a' } }]));
  await bus.close();
  way.close();
});
