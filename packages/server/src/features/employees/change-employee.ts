import { changeEmployee as changeEmployeeRoute } from '@tervita/contract/employees';
import { LogicError } from '@tervita/domain/core';
import { employeeChangeRefusal } from '@tervita/domain/employees';
import { NotFound } from '../../core/http/errors.ts';
import { command } from '../../core/http/use-case.ts';
import { workAt } from '../../core/session/own-clinic.ts';
import { refuseOldSignIn, refuseUnknownDomain } from '../auth/index.ts';
import type { EmployeeDeps } from './add-employee.ts';
import { editEmployee } from './edit-employee.ts';
import { employeeEvent } from './employee-news.ts';
import { countAdmins, findEmployee, lockStaffOf, setDeletedAt, toEmployee } from './employee-store.ts';

/** The sessions of somebody who leaves end in the database with the change; their e-contacts stay assigned. */
export const changeEmployee = ({ country, mailDomainExists }: EmployeeDeps) =>
  command(
    changeEmployeeRoute,
    async ({ tx, actor, params, body: { deletedAt: asked, replaces, ...edit }, now, publish }) => {
      const { clinicId, userId } = params;
      const by = workAt(actor, clinicId);
      await lockStaffOf(tx, clinicId);
      const known = await findEmployee(tx, clinicId, userId);
      if (!known) throw new NotFound();
      refuseOldSignIn(actor, now);
      const who = { clinicId, employeeId: known.id, userId, byUserId: actor.userId, at: now };
      const { found, isEdited } = await editEmployee(tx, actor, {
        clinicId,
        country,
        now,
        known,
        edit,
        replaces,
      });
      if (isEdited) await publish(employeeEvent({ type: 'employee.edited', ...who }));
      const isLeaving = asked !== null;
      const isOneself = userId === actor.userId;
      // What a colleague did a moment ago, or an answer that was lost: it is so already.
      if (asked === undefined || (!isOneself && isLeaving === (found.deleted_at !== null)))
        return toEmployee(found, by.isAdmin);
      const refusal = employeeChangeRefusal({
        isOneself,
        isLeaving,
        waits: found.waits_since !== null,
        whose: { role: found.role, isAdmin: found.is_admin },
        by,
        admins: await countAdmins(tx, clinicId),
      });
      if (refusal) throw new LogicError(refusal);
      const deletedAt = isLeaving ? now : null;
      await setDeletedAt(tx, params, deletedAt);
      await publish(employeeEvent({ type: isLeaving ? 'employee.left' : 'employee.back', ...who }));
      return toEmployee({ ...found, deleted_at: deletedAt }, by.isAdmin);
    },
    { before: ({ body }) => refuseUnknownDomain(body.email, mailDomainExists) },
  );
