import type { Country } from '@tervita/domain/core';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import type { AnswerTimes } from '../../core/http/answer-times.ts';
import type { Outbox } from '../../core/outbox/outbox.ts';
import type { MailDomainCheck } from '../auth/index.ts';
import { addClinic } from './add-clinic.ts';
import { decline, list } from './applications.ts';
import { listClinics, readClinic, readFigures } from './clinics.ts';
import { discardDeadJob, listDeadJobs, replayDeadJob } from './dead-jobs.ts';
import { listFeedback } from './feedback.ts';
import { readPlatform } from './read-platform.ts';
import { listServices, type ServiceAddress, serviceStatuses } from './services.ts';
import { setPlan } from './set-plan.ts';
import { listUsage } from './usage.ts';

export { type Appointment, appoint, appointments } from './appoint.ts';
export type { ServiceAddress } from './services.ts';
export { tellAdmins } from './tell-admins.ts';

interface PlatformDeps {
  readonly database: Database;
  readonly outbox: Outbox;
  readonly country: Country;
  readonly mailDomainExists: MailDomainCheck;
  readonly services: readonly ServiceAddress[];
  readonly clock: Clock;
  readonly answerTimes: AnswerTimes;
}

export const platformAdminCalls = (deps: PlatformDeps) => {
  const statuses = serviceStatuses(deps.services, deps.clock);
  return [
    listDeadJobs(deps.outbox),
    replayDeadJob(deps.outbox),
    discardDeadJob(deps.outbox),
    listClinics(deps.database),
    readClinic,
    readFigures(deps),
    setPlan,
    addClinic(deps),
    list,
    decline,
    listFeedback,
    listUsage,
    listServices(statuses),
    readPlatform(statuses),
  ];
};
