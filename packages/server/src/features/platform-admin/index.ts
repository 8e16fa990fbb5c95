export { type Appointment, appoint, appointments } from './appoint.ts';
export { listDeadJobs, replayDeadJob } from './dead-jobs.ts';
export { tellAdmins } from './tell-admins.ts';
