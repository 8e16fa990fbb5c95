// The least a server can do to answer the clinic's list: node:http and the product's own statement, prepared once on
// connections that already know the clinic. The benchmark holds the product against it.
import { createServer } from 'node:http';
import { listClinicEContacts } from '@tervita/contract/e-contacts';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import pg from 'pg';
import * as z from 'zod/mini';
import { inboxSql } from '../features/e-contacts/clinic/list/inbox-list.ts';

const [url = '', clinicId = '', userId = '', port = '0', connections = '4'] = process.argv.slice(2);

const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const filter = z.parse(listClinicEContacts.query, { clinicId });
const { sql: text, parameters } = inboxSql(filter, { userId, personId: userId }).compile(compiler);

const context = `-c tervita.user_id=${userId} -c tervita.clinic_ids={${clinicId}}`;
const pool = new pg.Pool({ connectionString: url, max: Number(connections), options: context });

createServer((_request, response) => {
  pool.query({ name: 'list', text, values: [...parameters] }).then(
    ({ rows }) =>
      response
        .setHeader('content-type', 'application/json; charset=utf-8')
        .end(`{"eContacts":${rows[0].list},"next":${JSON.stringify(rows[0].next)}}`),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(Number(port), '127.0.0.1');
