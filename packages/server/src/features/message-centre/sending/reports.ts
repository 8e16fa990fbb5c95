import { reportedState } from '@tervita/domain/message-centre';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Tx } from '../../../core/database/database.ts';
import { BadInput, NotFound, NotSignedIn } from '../../../core/http/errors.ts';
import { callsPerMinute } from '../../../core/limits/calls-per-minute.ts';
import type { MessageDeps } from '../message-deps.ts';

/** Where the operator tells what became of a message; the message's id stands behind it. */
export const reportPath = '/api/messente/report';

const perMinute = 6_000;
const report = z.object({
  status: z.string().check(z.maxLength(40)),
  to: z.string().check(z.maxLength(40)),
  omnimessage_id: z.string().check(z.minLength(1), z.maxLength(100)),
});
const params = z.object({ id: z.uuid() });

const readReport = (body: Buffer) => {
  let json: unknown;
  try {
    json = JSON.parse(body.toString('utf8'));
  } catch {
    throw new BadInput([]);
  }
  const parsed = z.safeParse(report, json);
  if (!parsed.success) throw new BadInput([]);
  return parsed.data;
};

/**
 * Also of a message whose answer was lost: whoever reports on it has it. A report that comes twice, late or out of order
 * changes nothing, and one about another message or number is not believed.
 */
const keepReport = async (tx: Tx, id: string, { status, to, omnimessage_id }: z.output<typeof report>) => {
  const state = reportedState(status) ?? null;
  await sql`update sms_recipient set
      state = coalesce(${state}, 'ACCEPTED'), accepted_at = coalesce(accepted_at, now()),
      message_id = ${omnimessage_id}, reported_at = now()
    where id = ${id} and phone = ${to} and (message_id is null or message_id = ${omnimessage_id})
      and state not in ('SKIPPED', 'DELIVERED', 'NOT_DELIVERED')`.execute(tx);
};

/** Believed only when it is signed, over the bytes as they came. */
export const addSmsReports = async (
  app: FastifyInstance,
  { gateway, database, clock, countsCalls }: MessageDeps & { readonly countsCalls: boolean },
): Promise<void> => {
  const { admitNetwork } = callsPerMinute(clock);
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.post(`${reportPath}/:id`, { config: { crossSiteForm: true } }, async (request, reply) => {
      if (!gateway) throw new NotFound();
      if (countsCalls) admitNetwork(request.ip, perMinute);
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const signature = String(request.headers['x-messente-signature'] ?? '');
      if (!gateway.isSigned(body, signature)) throw new NotSignedIn();
      const named = z.safeParse(params, request.params);
      if (!named.success) throw new NotFound();
      const told = readReport(body);
      await database.write('tervita_system', {}, (tx) => keepReport(tx, named.data.id, told));
      return reply.code(204).send();
    });
    done();
  });
};
