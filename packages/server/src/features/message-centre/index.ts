import type { FastifyInstance } from 'fastify';
import type { Config } from '../../core/config.ts';
import type { Outbox } from '../../core/outbox/outbox.ts';
import { get, list, skipped, stop } from './history.ts';
import { listPatients } from './list-patients.ts';
import type { MessageDeps } from './message-deps.ts';
import { numberReader } from './number-kinds.ts';
import { giveNumbersToPatients } from './phone-numbers.ts';
import { preview, send } from './send-message.ts';
import { addSmsReports } from './sending/reports.ts';
import { smsSends, wakeCampaigns } from './sending/send-campaigns.ts';

type MessageCentreDeps = Pick<MessageDeps, 'database' | 'gateway' | 'clock'> & {
  readonly config: Pick<
    Config,
    'COUNTRY_CODE' | 'PUBLIC_URL' | 'RATE_LIMITS' | 'SMS_CLAIM_SECONDS' | 'SMS_COUNTRIES'
  >;
};

/** SMS to many patients: its calls, the job that sends, and where the operator reports. */
export const messageCentre = ({ config, ...given }: MessageCentreDeps) => {
  const deps: MessageDeps = {
    ...given,
    country: config.COUNTRY_CODE,
    publicUrl: config.PUBLIC_URL,
    claimSeconds: config.SMS_CLAIM_SECONDS,
  };
  const numbers = numberReader(deps.country, config.SMS_COUNTRIES);
  return {
    calls: [
      listPatients(deps, numbers),
      giveNumbersToPatients(deps),
      preview(numbers),
      send(deps, numbers),
      list,
      get,
      skipped,
      stop,
    ],
    sends: smsSends(deps),
    addReports: (app: FastifyInstance) => addSmsReports(app, { ...deps, countsCalls: config.RATE_LIMITS }),
    /** What a process that died left waiting goes on at once. */
    wake: (publish: Outbox['publish']) => wakeCampaigns(deps, publish),
  };
};
