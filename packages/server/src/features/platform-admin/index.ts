export { listDeadJobs, replayDeadJob } from './dead-jobs.ts';
