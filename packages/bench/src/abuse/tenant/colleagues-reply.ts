import { randomUUID } from 'node:crypto';
import type { Sql } from '../../core/sql.ts';
import type { StaffScene } from './scene.ts';

/** A reply of a colleague that was stopped: there to be tampered with. */
export const leaveColleaguesReply = async (truth: Sql, { mine, colleague }: StaffScene): Promise<string> => {
  const id = randomUUID();
  await truth.query(
    `insert into planned_move (id, clinic_id, e_contact_id, user_id, author_name, author_role, move, text, seen_version,
       status, due_at, created_at)
     values ($1, $2, $3, $4, $5, $6, 'reply', 'x', 1, 'HELD', now(), now())`,
    [id, mine.clinic, mine.id, colleague.user, colleague.name, colleague.role],
  );
  return id;
};
