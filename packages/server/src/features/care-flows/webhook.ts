import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Clock } from '../../core/clock.ts';
import { BadInput, NotFound, NotSignedIn } from '../../core/http/errors.ts';
import { callsPerMinute } from '../../core/limits/calls-per-minute.ts';
import type { Outbox } from '../../core/outbox/outbox.ts';
import { findByPathway } from './care-flow-store.ts';
import type { CareFlowDeps } from './deps.ts';
import { signalOf } from './finish-flows.ts';

/** Where the provider tells that a form was answered. */
export const careFlowWebhookPath = '/api/awell/webhook';

const perMinute = 600;
const letter = z.object({ event_type: z.string(), pathway_id: z.string() });

const readLetter = (body: Buffer) => {
  const parsed = z.safeParse(letter, JSON.parse(body.toString('utf8')));
  if (!parsed.success) throw new BadInput([]);
  return parsed.data;
};

interface WebhookDeps extends CareFlowDeps {
  readonly clock: Clock;
  readonly countsCalls: boolean;
  readonly publish: Outbox['publish'];
}

/**
 * Believed only when it is signed, over the bytes as they came. It is a hint and no more: the answers are asked for, so a
 * letter that comes twice, late or before its turn does no harm.
 */
export const addCareFlowWebhook = async (
  app: FastifyInstance,
  { provider, database, clock, countsCalls, publish }: WebhookDeps,
): Promise<void> => {
  const { admitNetwork } = callsPerMinute(clock);
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.post(careFlowWebhookPath, { config: { crossSiteForm: true } }, async (request, reply) => {
      if (!provider) throw new NotFound();
      if (countsCalls) admitNetwork(request.ip, perMinute);
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const signature = String(request.headers['x-awell-signature'] ?? '');
      if (!provider.isSigned(body, signature)) throw new NotSignedIn();
      const { pathway_id: pathwayId } = readLetter(body);
      const key = createHash('sha256').update(body).digest('hex');
      await database.write('tervita_system', {}, async (tx) => {
        const flow = await findByPathway(tx, pathwayId);
        if (flow) await publish(tx, signalOf(flow.id, key));
      });
      return reply.code(204).send();
    });
    done();
  });
};
