import type { OutboxEvent } from '../../core/outbox/queues.ts';

interface EmployeeNews {
  readonly type: 'employee.added' | 'employee.waits' | 'employee.left' | 'employee.back' | 'employee.edited';
  readonly clinicId: string;
  readonly employeeId: string;
  readonly userId: string;
  readonly byUserId: string;
  readonly at: Date;
}

/** Of somebody who left, the open screens of every process hear as well. */
export const employeeEvent = ({
  type,
  clinicId,
  employeeId,
  userId,
  byUserId,
  at,
}: EmployeeNews): OutboxEvent => ({
  type,
  key: `${type}:${clinicId}:${userId}:${at.getTime()}`,
  ids: {
    clinicId,
    employeeId,
    byUserId,
    ...(type === 'employee.left' ? { signedOutUserId: userId } : {}),
  },
});
