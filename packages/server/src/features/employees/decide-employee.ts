import { decideEmployee as decideEmployeeRoute } from '@tervita/contract/employees';
import { LogicError } from '@tervita/domain/core';
import { decidesOnStaff } from '@tervita/domain/employees';
import { sql } from 'kysely';
import { command } from '../../core/http/use-case.ts';
import { workAt } from '../../core/session/own-clinic.ts';
import { refuseOldSignIn } from '../auth/index.ts';
import { employeeEvent } from './employee-news.ts';
import { countAdmins, findEmployee, lockStaffOf } from './employee-store.ts';

/** After a no nothing is kept of whoever waited: they never worked here, and the clinic may know no more of them. */
export const decideEmployee = command(
  decideEmployeeRoute,
  async ({ tx, actor, params, body: { isAccepted }, now, publish }) => {
    const { clinicId, userId } = params;
    const by = workAt(actor, clinicId);
    refuseOldSignIn(actor, now);
    await lockStaffOf(tx, clinicId);
    if (!decidesOnStaff(by, await countAdmins(tx, clinicId))) throw new LogicError('EMPLOYEE_FOR_ADMINS');
    const known = await findEmployee(tx, clinicId, userId);
    if (!known?.waits_since) throw new LogicError('EMPLOYEE_DECIDED');
    await sql`select decide_employee(${clinicId}, ${userId}, ${isAccepted})`.execute(tx);
    const who = { clinicId, employeeId: known.id, userId, byUserId: actor.userId, at: now };
    if (isAccepted) await publish(employeeEvent({ type: 'employee.added', ...who }));
    return { isAccepted };
  },
);
