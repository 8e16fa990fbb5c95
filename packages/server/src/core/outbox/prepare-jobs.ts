import { PgBoss } from 'pg-boss';
import { withClient } from '../database/users.ts';
import { jobsSchema, queueNames, queueOptions } from './queues.ts';

/**
 * Only the worker reaches jobs; clinic and patient put one in by the function `enqueue`. What they were given by earlier
 * versions is taken back, and nobody empties a table.
 */
const grants = `
  grant usage on schema ${jobsSchema} to tervita_system;
  grant select, insert, update, delete on all tables in schema ${jobsSchema} to tervita_system;
  grant all on all sequences in schema ${jobsSchema} to tervita_system;
  grant execute on all functions in schema ${jobsSchema} to tervita_system;
  revoke truncate, references, trigger on all tables in schema ${jobsSchema} from tervita_system;
  revoke all on all tables in schema ${jobsSchema} from tervita_clinic, tervita_patient;
  revoke all (id, start_after) on ${jobsSchema}.job, ${jobsSchema}.job_common from tervita_clinic, tervita_patient;
  revoke all on all functions in schema ${jobsSchema} from tervita_clinic, tervita_patient;
  revoke all on schema ${jobsSchema} from tervita_clinic, tervita_patient;`;

const jobsLock = 7_263_002;

export const prepareJobs = (ownerUrl: string): Promise<void> =>
  withClient(ownerUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [jobsLock]);
    const boss = new PgBoss({
      connectionString: ownerUrl,
      schema: jobsSchema,
      max: 1,
      supervise: false,
      schedule: false,
    });
    try {
      await boss.start();
      for (const name of queueNames) {
        if (await boss.getQueue(name)) await boss.updateQueue(name, queueOptions(name));
        else await boss.createQueue(name, queueOptions(name));
      }
    } finally {
      await boss.stop({ graceful: false });
    }
    await client.query(grants);
  });
