import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import { callsPerMinute } from '../limits/calls-per-minute.ts';
import type { Log } from '../log.ts';
import { BadInput } from './errors.ts';

/** Where browsers tell that a page tried what its policy forbids. */
export const policyReportsPath = '/api/policy-reports';

const perMinute = 10;
const reportMost = 8_192;
const types = ['application/csp-report', 'application/reports+json'];

const text = z.optional(z.string());
const old = z.object({
  'csp-report': z.object({ 'effective-directive': text, 'violated-directive': text, 'blocked-uri': text }),
});
const newer = z.array(
  z.object({ type: z.string(), body: z.object({ effectiveDirective: text, blockedURL: text }) }),
);

interface Violation {
  readonly directive: string;
  readonly blocked: string;
}

/** Of an address only its host: the rest may tell who somebody is. */
const hostOf = (address = ''): string => {
  if (URL.canParse(address)) return new URL(address).host || new URL(address).protocol;
  return /^[a-z-]{1,30}$/.test(address) ? address : 'unreadable';
};
const directiveOf = (named = ''): string => /^[a-z-]{1,40}/.exec(named)?.[0] ?? 'unreadable';

const violationsIn = (sent: unknown): readonly Violation[] | undefined => {
  const first = z.safeParse(old, sent);
  if (first.success) {
    const report = first.data['csp-report'];
    const directive = report['effective-directive'] ?? report['violated-directive'];
    return [{ directive: directiveOf(directive), blocked: hostOf(report['blocked-uri']) }];
  }
  const second = z.safeParse(newer, sent);
  return second.success
    ? second.data.map(({ body }) => ({
        directive: directiveOf(body.effectiveDirective),
        blocked: hostOf(body.blockedURL),
      }))
    : undefined;
};

/** Anybody can send one, so it is believed in nothing: it is counted, and a line of the log. */
export const addPolicyReports = async (
  app: FastifyInstance,
  { log, clock, countsCalls }: { readonly log: Log; readonly clock: Clock; readonly countsCalls: boolean },
): Promise<void> => {
  const { admitNetwork } = callsPerMinute(clock);
  const stream = log.child({ stream: 'policy' });
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      types,
      { parseAs: 'string', bodyLimit: reportMost },
      (_request, body, parsed) => {
        try {
          parsed(null, JSON.parse(String(body)));
        } catch {
          parsed(new BadInput([]));
        }
      },
    );
    scope.post(policyReportsPath, { config: { crossSiteForm: true } }, async (request, reply) => {
      if (countsCalls) admitNetwork(request.ip, perMinute);
      const violations = violationsIn(request.body);
      if (!violations) throw new BadInput([]);
      for (const violation of violations.slice(0, 5))
        stream.warn({ ...violation, requestId: request.id }, 'policy');
      return reply.code(204).send();
    });
    done();
  });
};
